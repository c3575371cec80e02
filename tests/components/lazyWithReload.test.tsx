import { render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyWithReload } from '#src/components/loading/lazyWithReload.ts';
import { missingCodeMessage } from '#src/components/loading/reloadPage.ts';
import { dismiss, notificationQueue } from '#src/components/notifications/notificationQueue.ts';

type DialogProps = { onClose?(): void };

const missing = (): Promise<ComponentType<DialogProps>> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const messages = () => notificationQueue.get().map(({ message }) => message);

describe('a part of a page whose code cannot be loaded', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    for (const { key } of notificationQueue.get()) dismiss(key);
  });

  it('shows a notification with Reload, and the page keeps the typed text', async () => {
    const Part = lazyWithReload(missing);
    render(
      <>
        <input defaultValue="Typed" />
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </>,
    );
    await waitFor(() => expect(messages()).toEqual([missingCodeMessage]));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Typed');
  });

  it('says in a sentence of its own that the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const Part = lazyWithReload(missing);
    render(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
    );
    await waitFor(() => expect(messages()).toEqual([`${missingCodeMessage} You're offline.`]));
  });

  it('closes its own dialog, so that the next click shows the notification again', async () => {
    const Part = lazyWithReload(missing);
    const onClose = vi.fn();
    render(
      <Suspense fallback={null}>
        <Part onClose={onClose} />
      </Suspense>,
    );
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
