import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#src/admin/shared/queries.ts';
import type { RowSelection } from '#src/admin/submissions/actions/RowSelection.tsx';
import { useSubmissionActions } from '#src/admin/submissions/actions/useSubmissionActions.ts';
import type { SubmissionUrl } from '#src/admin/submissions/list/useSubmissionList.ts';
import { notificationQueue } from '#src/components/notifications/notificationQueue.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { hold } from '#tests/support/components/hold.ts';
import { signedInAdmin } from '#tests/support/components/signedInAdmin.ts';

signedInAdmin();

const inquiry = { id: 'one', name: 'Peter Hsu', timestamp: 1000, status: 'new' } as Submission;
const selection = { rows: [], change: () => undefined } as Partial<RowSelection> as RowSelection;
const close = vi.fn();

function Deletion({ openId }: { openId: string | undefined }) {
  const url = { openId, direction: 'desc', close } as Partial<SubmissionUrl> as SubmissionUrl;
  const actions = useSubmissionActions([inquiry], url, selection);
  return (
    <>
      <button type="button" onClick={() => actions.remove(inquiry)}>
        Remove
      </button>
      {actions.dialog}
    </>
  );
}

it.each([
  { case: 'was closed', before: 'one', after: undefined, closings: 0 },
  { case: 'was opened', before: undefined, after: 'one', closings: 1 },
])(
  'Deleting a submission that $case while the confirmation is shown returns to the list only if the submission is open',
  async (given) => {
    close.mockClear();
    const client = createQueryClient();
    const page = (openId: string | undefined) => (
      <QueryClientProvider client={client}>
        <Deletion openId={openId} />
      </QueryClientProvider>
    );
    const { rerender } = render(page(given.before));
    fireEvent.click(screen.getByText('Remove'));
    const confirmed = await screen.findByText('Delete');
    rerender(page(given.after));
    const said = notificationQueue.get().length;
    const isCommit = vi.fn((url: string) => url.includes(':commit'));
    const release = hold('requests', isCommit);
    fireEvent.click(confirmed);
    await waitFor(() => expect(isCommit).toHaveReturnedWith(true));
    // Not after the response: by then, the admin may have left the dashboard.
    expect(close).toHaveBeenCalledTimes(given.closings);
    release();
    await waitFor(() => expect(notificationQueue.get().length).toBeGreaterThan(said));
    expect(close).toHaveBeenCalledTimes(given.closings);
  },
);
