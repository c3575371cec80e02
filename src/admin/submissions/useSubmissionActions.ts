import { useState } from 'react';
import type { Question } from '#src/admin/shared/ConfirmDialog.tsx';
import { localTime } from '#src/admin/shared/localTime.ts';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { statusNames } from '#src/admin/submissions/detail/StatusBadge.tsx';
import { useNotify } from '#src/components/notifications/useNotify.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import {
  type BulkResult,
  deleteSubmissions,
  markSubmissions,
} from '#src/features/submissions/data/updateSubmissions.ts';

type Ids = readonly string[];

type ActionOptions = {
  confirm(question: Question): Promise<boolean>;
  /** Called after submissions were marked on the server, also when others of the same action were not. */
  onMarked(ids: Ids, status: SubmissionStatus): void;
  /** Called after submissions were deleted, or found deleted by somebody else. */
  onDeleted(ids: Ids): void;
};

/** What the admin does to submissions, one or many: each says how it ended, and a failure can be tried again. */
export function useSubmissionActions(options: ActionOptions) {
  const notify = useNotify();
  const latest = useLatest(options);
  const [running, setRunning] = useState<readonly Ids[]>([]);

  /** Runs an operation, and the rest of it when it failed and Retry is pressed; gives what was done. */
  async function run(ids: Ids, operation: (ids: Ids) => Promise<BulkResult>, retry: (left: Ids) => void) {
    setRunning((others) => [...others, ids]);
    const result = await operation(ids);
    setRunning((all) => all.filter((other) => other !== ids));
    const left = result.success ? [] : result.left;
    if (result.gone.length > 0) latest.current.onDeleted(result.gone);
    if (!result.success) {
      const part = left.length < ids.length ? `: ${left.length} of ${ids.length} are left` : '';
      const action = { label: 'Retry', onClick: () => retry(left) };
      notify({ severity: 'error', message: result.error + part, action });
    }
    const done = ids.filter((id) => !left.includes(id) && !result.gone.includes(id));
    return { done, gone: result.gone.length, isDone: result.success };
  }

  async function mark(ids: Ids, status: SubmissionStatus, isRetry = false): Promise<void> {
    const operation = (some: Ids) => markSubmissions(some, status);
    const { done, gone, isDone } = await run(ids, operation, (left) => void mark(left, status, true));
    if (done.length > 0) latest.current.onMarked(done, status);
    if (!isDone || (ids.length === 1 && gone === 0 && !isRetry)) return;
    const deleted = `${countOf(gone)} had been deleted meanwhile`;
    const marked = `${countOf(done.length)} marked as ${statusNames[status]}`;
    const message = gone === 0 ? marked : done.length === 0 ? deleted : `${marked}, ${deleted}`;
    notify({ severity: 'success', message });
  }

  async function removeNow(ids: Ids, onRemoved: () => void): Promise<void> {
    const { done, isDone } = await run(ids, deleteSubmissions, (left) => void removeNow(left, onRemoved));
    if (done.length > 0) latest.current.onDeleted(done);
    if (!isDone) return;
    onRemoved();
    notify({
      severity: 'success',
      message: done.length === 1 ? 'Submission deleted' : `${countOf(done.length)} deleted`,
    });
  }

  return {
    busy: new Set(running.flat()),
    mark: (ids: Ids, status: SubmissionStatus) => void mark(ids, status),
    /** Asks first. `onRemoved` is called once all of them are gone. */
    async remove(submissions: readonly Submission[], onRemoved: () => void): Promise<void> {
      if (!(await options.confirm(deletionOf(submissions)))) return;
      const ids = submissions.map(({ id }) => id);
      await removeNow(ids, onRemoved);
    },
  };
}

function countOf(number: number): string {
  return number === 1 ? '1 submission' : `${number.toLocaleString()} submissions`;
}

/** The question before a deletion, naming the submission or their number. */
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
