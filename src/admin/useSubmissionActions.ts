import { useState } from 'react';
import type { Question } from '#src/components/ConfirmDialog.tsx';
import { localTime } from '#src/components/localTime.ts';
import { useNotify } from '#src/components/useNotify.ts';
import {
  type BulkResult,
  deleteSubmissions,
  markSubmissions,
} from '#src/features/submissions/manageSubmissions.ts';
import { statusNames } from '#src/features/submissions/StatusBadge.tsx';
import type { Submission, SubmissionStatus } from '#src/features/submissions/submission.ts';

type ActionOptions = {
  confirm(question: Question): Promise<boolean>;
  /** Called after something was changed on the server. */
  onChanged(): void;
};

/** What the admin does to submissions, one or many: each says how it ended, and a failure can be tried again. */
export function useSubmissionActions({ confirm, onChanged }: ActionOptions) {
  const notify = useNotify();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  async function run(ids: readonly string[], operation: (ids: readonly string[]) => Promise<BulkResult>) {
    setBusy(new Set(ids));
    const result = await operation(ids);
    setBusy(new Set());
    if (result.success || result.left.length < ids.length) onChanged();
    if (result.success) return true;
    const action = { label: 'Retry', onClick: () => void run(result.left, operation) };
    notify({ severity: 'error', message: result.error, action });
    return false;
  }

  async function mark(ids: readonly string[], status: SubmissionStatus): Promise<boolean> {
    const isDone = await run(ids, (some) => markSubmissions(some, status));
    if (isDone && ids.length > 1) {
      notify({ severity: 'success', message: `${ids.length} submissions marked as ${statusNames[status]}` });
    }
    return isDone;
  }

  /** Asks first; false when the admin thought better of it or it failed. */
  async function remove(submissions: readonly Submission[]): Promise<boolean> {
    if (!(await confirm(deletionOf(submissions)))) return false;
    const ids = submissions.map(({ id }) => id);
    const isDone = await run(ids, deleteSubmissions);
    const what = ids.length === 1 ? 'Submission' : `${ids.length} submissions`;
    if (isDone) notify({ severity: 'success', message: `${what} deleted` });
    return isDone;
  }

  return { busy, mark, remove };
}

/** The question before a deletion (spec 5), naming the submission or their number. */
function deletionOf(submissions: readonly Submission[]): Question {
  const [first] = submissions;
  const shared = { action: 'Delete', isDestructive: true };
  if (submissions.length === 1 && first) {
    return {
      ...shared,
      title: 'Are you sure you want to delete this submission?',
      subject: first.name,
      details: `${statusNames[first.status]}, ${first.service}, ${localTime(first.timestamp)}`,
    };
  }
  return {
    ...shared,
    title: `Are you sure you want to delete these ${submissions.length} submissions?`,
    subject: submissions.map(({ name }) => name).join(', '),
  };
}
