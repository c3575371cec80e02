import Papa from 'papaparse';
import { localTime } from '#src/admin/shared/localTime.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';

/** The columns in their order, each with its cell. */
const columns: readonly (readonly [name: string, cell: (submission: Submission) => string])[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Company', ({ company = '' }) => company],
  ['Service', ({ service }) => service],
  ['Budget', ({ budget = '' }) => budget],
  ['Message', ({ message }) => message],
  ['Date', ({ timestamp }) => localTime(timestamp)],
  ['Status', ({ status }) => status],
];

const lineEnd = '\r\n';

const options: Papa.UnparseConfig = {
  // The message is always quoted, the rest where it must be.
  quotes: columns.map(([name]) => name === 'Message'),
  newline: lineEnd,
  // Cells that a spreadsheet would run as a formula get an apostrophe; wide characters count like narrow ones.
  escapeFormulae: /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/,
};

/** What the export starts with: the mark that tells spreadsheets it is UTF-8, and the head line. */
export const csvHead = `\uFEFF${columns.map(([name]) => name).join(',')}${lineEnd}`;

/** Submissions as lines of the export, each with its line end. */
export function csvLines(submissions: readonly Submission[]): string {
  if (submissions.length === 0) return '';
  const rows = submissions.map((submission) => columns.map(([, cell]) => defused(cell(submission))));
  return Papa.unparse(rows, options) + lineEnd;
}

/**
 * Where lists are parted by semicolons, spreadsheets part cells there too, quoted or not: what follows a semicolon or a
 * tab gets the apostrophe as well.
 */
function defused(cell: string): string {
  return cell.replace(/(;|(?<=\S[\s\S]*)\t)([^\S\r\n]*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
}

/** Submissions at hand as a file. */
export function csvFile(parts: readonly string[]): Blob {
  return new Blob([csvHead, ...parts], { type: 'text/csv;charset=utf-8' });
}

/** The name of the exported file. */
export function csvFileName(day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return `contact-submissions-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.csv`;
}
