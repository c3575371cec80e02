import Box from '@mui/material/Box';
import { use } from 'react';
import { messageStart, submissionName } from '#src/admin/submissions/messages.ts';
import { Marked, WordsFound } from '#src/components/search/Marked.tsx';
import { partsFound } from '#src/components/search/searchText.ts';
import { readableEmail } from '#src/features/submissions/data/shownValue.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { faultText, isReadable } from '#src/firebase/storedFields.ts';

type SubmissionCellProps = { submission: Submission };

export function SenderCell({ submission }: SubmissionCellProps) {
  const email = readableEmail(submission.email);
  return (
    <Box component="span" sx={linesStyle}>
      <b dir="auto">
        <Marked text={submissionName(submission)} />
      </b>
      <small title={email}>{isReadable(submission) ? <Marked text={email} /> : faultText(submission)}</small>
    </Box>
  );
}

export function MessageCell({ submission }: SubmissionCellProps) {
  return (
    <Box component="span" sx={linesStyle}>
      <small>
        <Marked text={submission.service} />
      </small>
      <span dir="auto">
        <Marked text={textFound(submission, use(WordsFound) ?? [])} />
      </span>
    </Box>
  );
}

/** Characters of a message that even a narrow column shows. */
const shownLength = 40;

/** Characters before the found word. */
const leadLength = 16;

/** The message's start, or the part of the submission with the first searched word that the row would not show otherwise. */
function textFound(submission: Submission, words: readonly string[]): string {
  const start = messageStart(submission);
  const { name, email, service, company = '', budget = '', message } = submission;
  const shown = [name, readableEmail(email), service, start.slice(0, shownLength)];
  const word = words.find((one) => !shown.some((text) => indexFound(text, one) >= 0));
  if (word === undefined) return start;
  const at = indexFound(message, word);
  if (at >= 0) return `...${messageStart({ message: message.slice(Math.max(0, at - leadLength)) })}`;
  return [company, budget].find((text) => indexFound(text, word) >= 0) ?? start;
}

/** @returns -1 if the text does not contain the word */
function indexFound(text: string, word: string): number {
  const parts = partsFound(text, [word]);
  const index = parts.findIndex(({ isFound }) => isFound);
  return index < 0 ? index : parts.slice(0, index).reduce((length, { part }) => length + part.length, 0);
}

const linesStyle = {
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.3,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { fontWeight: 600 },
  '& small': { fontSize: '0.8125rem', color: 'text.secondary' },
} as const;
