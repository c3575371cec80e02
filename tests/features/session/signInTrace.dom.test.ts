import { expect, it, onTestFinished, vi } from 'vitest';
import { hasSignInTrace } from '#src/features/session/signInTrace.ts';

it.each([
  { area: 'localStorage', key: 'firebase:authUser:AIzaKey:[DEFAULT]', isTrace: true },
  { area: 'localStorage', key: 'firebase:host:live.firebaseio.com', isTrace: false },
  { area: 'localStorage', key: 'draft firebase:authUser:', isTrace: false },
  { area: 'sessionStorage', key: 'firebase:authUser:AIzaKey:[DEFAULT]', isTrace: false },
] as const)('$key in $area is a stored sign-in: $isTrace', ({ area, key, isTrace }) => {
  onTestFinished(() => window[area].clear());
  window[area].setItem(key, '{}');
  expect(hasSignInTrace()).toBe(isTrace);
});

it('a browser with nothing stored, or with storage blocked, has no stored session', () => {
  expect(hasSignInTrace()).toBe(false);
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  onTestFinished(() => refused.mockRestore());
  expect(hasSignInTrace()).toBe(false);
});
