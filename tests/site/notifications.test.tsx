// @vitest-environment jsdom
import Dialog from '@mui/material/Dialog';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { App } from '#src/app/App.tsx';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { Notifications } from '#src/components/notifications/Notifications.tsx';
import {
  dismiss,
  notify,
  queuedNotifications,
  withdraw,
} from '#src/components/notifications/notificationQueue.ts';

beforeAll(async () => {
  await import('#src/components/notifications/NotificationStack.tsx');
});
afterEach(() => {
  act(() => {
    for (const { id } of queuedNotifications()) dismiss(id);
  });
  cleanup();
});

function show(isDialogOpen = false) {
  return (
    <App>
      <Notifications />
      <Dialog open={isDialogOpen} transitionDuration={0}>
        <button type="button">In the dialog</button>
        <NotificationContainer />
      </Dialog>
    </App>
  );
}

it('says what happens next beside a failure that nobody has dismissed', async () => {
  render(show());
  act(() => notify({ severity: 'error', message: 'It failed' }));
  act(() => notify({ severity: 'success', message: 'It worked' }));
  await screen.findByText('It worked');
  expect(screen.getByRole('alert').textContent).toContain('It failed');
});

it('takes a failure back that no longer is one, and leaves the others', async () => {
  render(show());
  act(() => notify({ severity: 'error', message: 'The list cannot be read' }));
  act(() => notify({ severity: 'error', message: 'The row cannot be deleted' }));
  await screen.findByText('The list cannot be read');
  act(() => withdraw('The list cannot be read'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toContain('The row cannot be deleted');
});

it('can be read and answered while a dialog is open, by keyboard too, and stays when it closes', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(show());
  act(() =>
    notify({ severity: 'error', message: 'It failed', action: { label: 'Retry', onClick: onRetry } }),
  );
  await screen.findByText('It failed');
  rerender(show(true));
  expect(await screen.findByRole('alert')).toBeTruthy();
  screen.getByRole('button', { name: 'In the dialog' }).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retry' }));
  rerender(show());
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
