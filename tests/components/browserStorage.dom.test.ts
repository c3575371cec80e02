import { expect, it, onTestFinished, vi } from 'vitest';
import { readText, removeText, writeText } from '#src/components/state/browserStorage.ts';
import { storedValue } from '#src/components/state/storedValue.ts';

it.each(['localStorage', 'sessionStorage'] as const)(
  '%s stores a text under its key until it is removed',
  (area) => {
    onTestFinished(() => window[area].clear());
    expect(writeText(area, 'kept', 'Half a sentence')).toBe(true);
    expect(readText(area, 'kept')).toBe('Half a sentence');
    removeText(area, 'kept');
    expect(readText(area, 'kept')).toBeNull();
  },
);

it('a browser that blocks storage is treated as if nothing were stored', () => {
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => {
    refused.mockRestore();
    warn.mockRestore();
  });
  expect(readText('localStorage', 'kept')).toBeNull();
  expect(writeText('localStorage', 'kept', 'Half a sentence')).toBe(false);
  expect(warn).toHaveBeenCalledWith("Couldn't store kept:", expect.any(DOMException));
  expect(() => removeText('localStorage', 'kept')).not.toThrow();
});

it('a choice that cannot be stored overrides the stored one until the page is closed', () => {
  const consent = storedValue('consent');
  consent.set('granted');
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => {
    refused.mockRestore();
    warn.mockRestore();
    localStorage.clear();
  });
  consent.set('denied');
  expect(consent.get()).toBe('denied');
});
