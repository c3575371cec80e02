import Papa from 'papaparse';
import { site } from '#src/content/site.ts';
import { shownValue } from '#src/features/submissions/data/shownValue.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { submissionFieldNames, submissionFields } from '#src/features/submissions/data/submissionFields.ts';

const columnNames = [...submissionFieldNames.map((name) => submissionFields[name].label), 'Date', 'Status'];

function cellsOf(submission: Submission): string[] {
  const { timestamp, status } = submission;
  const fields = submissionFieldNames.map((name) => shownValue(submission, name));
  return [...fields, exportedTime(timestamp), status].map(escapeFormulas);
}

/** `YYYY-MM-DD HH:MM` at the office: the same in every browser, and spreadsheets can sort it. */
function exportedTime(time: number | null): string {
  return time === null ? 'N/A' : officeTime.format(time).replace(',', '');
}

/** The Swedish locale formats dates this way. */
const officeTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: site.location.timeZone,
});

const lineEnd = '\r\n';

const options: Papa.UnparseConfig = {
  quotes: submissionFieldNames.map((name) => name === 'message'),
  newline: lineEnd,
  // Adds an apostrophe to cells that a spreadsheet would run as a formula, including full-width characters.
  escapeFormulae: /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/,
};

/** Starts with a byte order mark, by which spreadsheets recognize UTF-8. */
export function toCsv(submissions: readonly Submission[]): string {
  const rows = Papa.unparse({ fields: columnNames, data: submissions.map(cellsOf) }, options);
  return `\uFEFF${rows}${lineEnd}`;
}

/**
 * Spreadsheets that expect semicolons ignore quotes: a cell starts after each semicolon and tab, a row after each line
 * break. A dash or plus followed by a space is a list item, not a formula.
 */
function escapeFormulas(cell: string): string {
  return cell.replace(
    /([;\t][^\S\t\r\n]*|[\r\n](?![^\S\t\r\n]*[+\-＋－]\s)[^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/g,
    "$1'",
  );
}

/** Rows to paste into a spreadsheet, with the cells of the CSV. */
export function toTabbedRows(submissions: readonly Submission[]): string {
  return Papa.unparse(submissions.map(cellsOf), { ...options, delimiter: '\t', quotes: false });
}

export function csvFile(submissions: readonly Submission[]): Blob {
  return new Blob([toCsv(submissions)], { type: 'text/csv;charset=utf-8' });
}

export function csvFileName(day: Date): string {
  // The Swedish locale formats dates as YYYY-MM-DD.
  return `contact-submissions-${day.toLocaleDateString('sv-SE')}.csv`;
}
