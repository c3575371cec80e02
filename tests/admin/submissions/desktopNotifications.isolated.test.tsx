import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { notificationMessages } from '#src/admin/submissions/messages.ts';
import { notificationQueue } from '#src/components/notifications/notificationQueue.ts';
import { renderPage } from '#tests/support/components/renderPage.tsx';

it('says that a phone shows no notifications from websites, and does not ask for permission', async () => {
  const requestPermission = vi.fn(async () => 'granted');
  class ServiceWorkersOnly {
    static permission = 'default';
    static requestPermission = requestPermission;
    constructor() {
      throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
    }
  }
  // Before the header's code looks for it.
  vi.stubGlobal('Notification', ServiceWorkersOnly);
  const { AdminHeader } = await import('#src/admin/AdminHeader.tsx');
  renderPage(
    <AdminHeader title="Dashboard" description="">
      {null}
    </AdminHeader>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Desktop notifications' }));
  expect(notificationQueue.get().map(({ message }) => message)).toEqual([notificationMessages.unsupported]);
  expect(screen.getByRole('button', { name: 'Desktop notifications' })).toHaveProperty(
    'ariaPressed',
    'false',
  );
  expect(requestPermission).not.toHaveBeenCalled();
});
