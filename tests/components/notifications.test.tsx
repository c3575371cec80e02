import Dialog from '@mui/material/Dialog';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useConfirm } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { App } from '#src/app/App.tsx';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { Notifications } from '#src/components/notifications/Notifications.tsx';
import { dismiss, notificationQueue, notify } from '#src/components/notifications/notificationQueue.ts';
import { useFailure } from '#src/components/notifications/useFailure.ts';

// The component that shows them loads with the first one.
beforeAll(async () => {
  render(show());
  act(() => notify({ severity: 'info', message: 'The first one' }));
  await screen.findByText('The first one');
  clear();
});
afterEach(() => {
  clear();
  vi.useRealTimers();
});

function clear() {
  act(() => {
    for (const { key } of notificationQueue.get()) dismiss(key);
  });
  cleanup();
}

function show(isDialogOpen = false) {
  return (
    <App>
      <Notifications />
      <Dialog open={isDialogOpen} transitionDuration={0}>
        <button type="button">In the dialog</button>
        <NotificationContainer />
        <button type="button">Elsewhere in the dialog</button>
      </Dialog>
    </App>
  );
}

it('shows the next message next to a failure that is still visible', async () => {
  render(show());
  act(() => notify({ severity: 'error', message: 'It failed' }));
  act(() => notify({ severity: 'success', message: 'It worked' }));
  await screen.findByText('It worked');
  expect(screen.getByRole('alert').textContent).toContain('It failed');
});

it('dismisses a failure once it is resolved or its screen is closed, and leaves the others', async () => {
  render(show());
  const failing = (error: string | undefined) =>
    renderHook((failure) => useFailure(failure, vi.fn()), { initialProps: error });
  act(() => notify({ severity: 'error', message: 'The row cannot be deleted' }));
  const list = failing('The list cannot be read');
  await screen.findByText('The list cannot be read');
  list.rerender(undefined);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toContain('The row cannot be deleted');
  const counts = failing('The rows cannot be counted');
  await screen.findByText('The rows cannot be counted');
  counts.unmount();
  expect(screen.queryByText('The rows cannot be counted')).toBeNull();
});

it('reports each failure separately, even in the same words, and dismisses only what is resolved', async () => {
  render(show());
  const failing = () =>
    renderHook((failure: string | undefined) => useFailure(failure), { initialProps: 'Cannot be counted' });
  const [first] = [failing(), failing()];
  act(() => notify({ severity: 'error', message: 'Cannot be deleted', key: 'one' }));
  act(() => notify({ severity: 'error', message: 'Cannot be deleted', key: 'two' }));
  act(() => notify({ severity: 'error', message: 'Cannot be deleted, again', key: 'two' }));
  first?.rerender(undefined);
  await screen.findByText('Cannot be deleted, again');
  expect(notificationQueue.get().map(({ message }) => message)).toEqual([
    'Cannot be counted',
    'Cannot be deleted',
    'Cannot be deleted, again',
  ]);
});

it('can be read and used while a dialog is open, even by keyboard, and stays when the dialog closes', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(show());
  act(() =>
    notify({ severity: 'error', message: 'It failed', actions: [{ label: 'Retry', onClick: onRetry }] }),
  );
  await screen.findByText('It failed');
  rerender(show(true));
  expect(await screen.findByRole('alert')).toBeTruthy();
  screen.getByRole('button', { name: 'In the dialog' }).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retry' }));
  rerender(show());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('returns focus to where it was when it is dismissed or its action is used', async () => {
  render(show(true));
  act(() =>
    notify({ severity: 'error', message: 'It failed', actions: [{ label: 'Retry', onClick: vi.fn() }] }),
  );
  await screen.findByRole('alert');
  const before = screen.getByRole('button', { name: 'In the dialog' });
  before.focus();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(before);
  act(() =>
    notify({ severity: 'error', message: 'It failed', actions: [{ label: 'Retry', onClick: vi.fn() }] }),
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(before);
});

it('does not take focus when it disappears after focus has moved on', async () => {
  vi.useFakeTimers();
  render(show(true));
  act(() => notify({ severity: 'success', message: 'Saved' }));
  await pass(100);
  const moveTo = (name: string) => act(() => screen.getByRole('button', { name }).focus());
  moveTo('In the dialog');
  moveTo('Dismiss');
  moveTo('Elsewhere in the dialog');
  await pass(3_100);
  expect(screen.queryByText('Saved')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere in the dialog' }));
});

it('stays while it is hovered or focused, even in a dialog, and disappears soon after', async () => {
  vi.useFakeTimers();
  render(show(true));
  act(() => notify({ severity: 'success', message: 'Saved' }));
  await pass(5_000);
  fireEvent.mouseEnter(screen.getByText('Saved'));
  await pass(60_000);
  fireEvent.mouseLeave(screen.getByText('Saved'));
  await pass(1_000);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await pass(60_000);
  act(() => screen.getByRole('button', { name: 'In the dialog' }).focus());
  expect(screen.getByText('Saved')).toBeTruthy();
  await pass(3_100);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('stays twice as long if it offers an action', async () => {
  vi.useFakeTimers();
  render(show(true));
  act(() =>
    notify({ severity: 'success', message: 'Deleted', actions: [{ label: 'Undo', onClick: vi.fn() }] }),
  );
  act(() => notify({ severity: 'success', message: 'Saved' }));
  await pass(6_100);
  expect(screen.queryByText('Saved')).toBeNull();
  await pass(5_000);
  expect(screen.getByText('Deleted')).toBeTruthy();
  await pass(1_100);
  expect(screen.queryByText('Deleted')).toBeNull();
});

it('is in front of the last opened dialog, even when a dialog behind that one rerenders', async () => {
  const inFront = (
    <Dialog open transitionDuration={0} slotProps={{ paper: { 'aria-label': 'In front' } }}>
      <NotificationContainer />
    </Dialog>
  );
  const dialogs = (key: string) => (
    <App>
      <Notifications />
      <Dialog open transitionDuration={0}>
        <NotificationContainer key={key} />
      </Dialog>
      {inFront}
    </App>
  );
  const { rerender } = render(dialogs('first'));
  act(() => notify({ severity: 'error', message: 'It failed' }));
  await screen.findByRole('alert');
  rerender(dialogs('second'));
  expect(within(screen.getByRole('dialog', { name: 'In front' })).getByRole('alert')).toBeTruthy();
});

const question = {
  title: 'Delete this image?',
  subject: 'cat.gif',
  details: 'No post uses it.',
  action: 'Delete',
};

function Asking() {
  const { confirm, dialog } = useConfirm();
  return (
    <>
      <button type="button" onClick={() => void confirm(question)}>
        Ask
      </button>
      {dialog}
    </>
  );
}

it('moves to the dialog behind when a confirmation closes', async () => {
  vi.useFakeTimers();
  render(
    <App>
      <Notifications />
      <Dialog open slotProps={{ paper: { 'aria-label': 'Pictures' } }}>
        <NotificationContainer />
      </Dialog>
      <Asking />
    </App>,
  );
  fireEvent.click(screen.getByText('Ask'));
  act(() => notify({ severity: 'error', message: 'It failed' }));
  await pass(1_000);
  expect(screen.getByRole('alertdialog').textContent).toContain('It failed');
  fireEvent.click(screen.getByText('Cancel'));
  const behind = within(screen.getByRole('dialog', { name: 'Pictures' }));
  expect(behind.getByRole('alert').textContent).toContain('It failed');
});

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}
