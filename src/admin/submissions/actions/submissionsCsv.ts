import Papa from 'papaparse';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { submissionFieldNames, submissionFields } from '#src/features/submissions/data/submissionFields.ts';

type Column = { name: string; cell(submission: Submission): string; isQuoted: boolean };

const fieldColumns = submissionFieldNames.map(
  (name): Column => ({
    name: submissionFields[name].label,
    cell: (submission) => submission[name] ?? '',
    isQuoted: name === 'message',
  }),
);

const columns: readonly Column[] = [
  ...fieldColumns,
  { name: 'Date', cell: ({ timestamp }) => formatDateTime(timestamp), isQuoted: false },
  { name: 'Status', cell: ({ status }) => status, isQuoted: false },
];

const lineEnd = '\r\n';

const options: Papa.UnparseConfig = {
  quotes: columns.map(({ isQuoted }) => isQuoted),
  newline: lineEnd,
  // Adds an apostrophe to cells that a spreadsheet would run as a formula, including full-width signs.
  escapeFormulae: /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/,
};

/** Starts with a byte order mark, by which spreadsheets recognize UTF-8. */
export const csvHeader = `\uFEFF${columns.map(({ name }) => name).join(',')}${lineEnd}`;

export function toCsv(submissions: readonly Submission[]): string {
  if (submissions.length === 0) return '';
  const rows = submissions.map((submission) => columns.map(({ cell }) => escapeFormulas(cell(submission))));
  return Papa.unparse(rows, options) + lineEnd;
}

const formulaSigns = '=+-@＝＋－＠';

/**
 * Spreadsheets that expect semicolons ignore quotes: a cell starts after each semicolon and tab, a row after each line
 * break. A dash or plus followed by a space is a list item, not a formula.
 */
function escapeFormulas(cell: string): string {
  return cell.replace(/[;\s]+/g, (gap, at: number) => {
    const separator = /[;\t\r\n][^;\t\r\n]*$/.exec(gap)?.[0][0];
    const sign = cell[at + gap.length] ?? '';
    if (separator === undefined || sign === '' || !formulaSigns.includes(sign)) return gap;
    const isBullet =
      separator !== '\t' &&
      separator !== ';' &&
      /^[+\-＋－]\s/.test(cell.slice(at + gap.length, at + gap.length + 2));
    return isBullet ? gap : `${gap}'`;
  });
}

export function csvFile(submissions: readonly Submission[]): Blob {
  return new Blob([csvHeader, toCsv(submissions)], { type: 'text/csv;charset=utf-8' });
}

export function csvFileName(day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return `contact-submissions-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.csv`;
}
