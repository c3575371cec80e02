import type { KeyboardEvent } from 'react';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';

/** What the panel of a desktop and the dialog of a phone have in common. */
export type SubmissionViewProps = {
  submission: Submission;
  headingId: string;
  /** Where it stands in the list, such as '2 of 248'. */
  position: string;
  isBusy: boolean;
  onMark(status: SubmissionStatus): void;
  onDelete(): void;
  onClose(): void;
  /** `undefined` at either end of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Arrow keys lead to the neighbours. */
  onKeyDown(event: KeyboardEvent): void;
};
