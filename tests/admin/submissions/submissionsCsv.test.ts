import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvFile, csvFileName, toCsv, toTabbedRows } from '#src/admin/submissions/actions/submissionsCsv.ts';
import { mapFields } from '#src/components/form/mapFields.ts';
import { budgetOptions, serviceOptions } from '#src/content/inquiry.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { submissionFieldNames, submissionFields } from '#src/features/submissions/data/submissionFields.ts';

const inquiry: Submission = {
  id: 'one',
  ...mapFields(submissionFields, ({ label }) => `What was written as ${label}`),
  name: 'Zoë Ångström',
  email: 'zoe@example.com',
  company: 'Quotes, "Commas" & Co',
  service: serviceOptions[0],
  budget: budgetOptions[0],
  message: 'Line one,\nline "two"\r\nline three',
  timestamp: Date.UTC(2024, 6, 1, 12),
  status: 'new',
};

/** The exported row, keyed by column name. */
function exported(submission: Submission): Record<string, string> | undefined {
  const text = toCsv([submission]).replace(/^\uFEFF/, '');
  return Papa.parse<Record<string, string>>(text, { newline: '\r\n', skipEmptyLines: true, header: true })
    .data[0];
}

describe('The CSV export', () => {
  it('has a column for each field of the contact form in the same order, then date and status', () => {
    const labels = Object.values(submissionFields).map(({ label }) => label);
    expect(Object.keys(exported(inquiry) ?? {})).toEqual([...labels, 'Date', 'Status']);
  });

  it('survives a spreadsheet unchanged, with accents, quotes, commas and line breaks', () => {
    const columns = submissionFieldNames.map((name) => [submissionFields[name].label, inquiry[name]]);
    expect(exported(inquiry)).toEqual({
      ...Object.fromEntries(columns),
      Date: '2024-07-01 08:00',
      Status: 'new',
    });
  });

  it('gives dates in the office’s time zone, in a form that every spreadsheet sorts', () => {
    const winter = exported({ ...inquiry, timestamp: Date.UTC(2026, 10, 28, 2, 5) });
    expect(winter?.Date).toBe('2026-11-27 21:05');
  });

  it('has the same cells as copied rows, with formulas escaped', () => {
    const rows = toTabbedRows([{ ...inquiry, name: '=1+1', company: 'A\tB', message: 'One\ntwo' }]);
    const [cells] = Papa.parse<string[]>(rows, { delimiter: '\t' }).data;
    expect(cells?.slice(0, 3)).toEqual(["'=1+1", inquiry.email, 'A\tB']);
    expect(cells?.slice(-3)).toEqual(['One\ntwo', '2024-07-01 08:00', 'new']);
  });

  it('quotes every message, doubling its quotes, and other cells only where needed', () => {
    const { id, name, email, status } = inquiry;
    const plain = { id, name, email, message: 'say "hello"', timestamp: null, status };
    const csv = toCsv([{ ...plain, service: 'Any' }]);
    expect(csv).toMatch(/\r\nZoë Ångström,zoe@example\.com,+Any,+"say ""hello""",N\/A,new\r\n$/);
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1',
    '=1\nsecond line',
    '＝1+1',
    '=HYPERLINK("https://example.com","here")',
  ])('keeps a spreadsheet from running %j as a formula', (message) => {
    const row = exported({ ...inquiry, name: message, message });
    expect(row).toMatchObject({ Name: `'${message}`, Message: `'${message}` });
  });

  it('keeps a spreadsheet that splits cells at semicolons or tabs from running the text after them', () => {
    const row = exported({ ...inquiry, company: 'x;=cmd()', message: ';=1\n\t@SUM(A1); fine' });
    expect(row).toMatchObject({ Company: "x;'=cmd()", Message: ";'=1\n\t'@SUM(A1); fine" });
  });

  it.each([
    ["Hello,\n=cmd|'/C calc'!A0\nbye", "Hello,\n'=cmd|'/C calc'!A0\nbye"],
    ['Hello\r\n  @SUM(1+1)\r\nbye', "Hello\r\n  '@SUM(1+1)\r\nbye"],
    ['\n=1', "'\n'=1"],
    ['\t=1', "'\t'=1"],
    ['\r\n@SUM(A1)', "'\r\n'@SUM(A1)"],
    ['sum:\n+1', "sum:\n'+1"],
    ['sum:\n-1', "sum:\n'-1"],
    ['wide:\n＝1', "wide:\n'＝1"],
    ['both:\n;=1', "both:\n;'=1"],
  ])('keeps a spreadsheet that ends rows at line breaks from running a line of its own: %j', (text, safe) => {
    const row = exported({ ...inquiry, name: text, message: text });
    expect(row).toMatchObject({ Name: safe, Message: safe });
  });

  it('leaves a list with dashes unchanged', () => {
    const list = 'We need:\n- a site\n+ a blog\n  - with pictures';
    expect(exported({ ...inquiry, message: list })?.Message).toBe(list);
  });

  it.each([
    ['tabs', `x${'\t'.repeat(4_999)}`],
    ['semicolons', ';'.repeat(5_000)],
    ['line breaks', `x${'\n'.repeat(4_999)}`],
    ['blanks', `x;${' '.repeat(4_998)}`],
  ])('is not slowed down by a message of %s', (_, message) => {
    const rows = Array.from({ length: 200 }, () => ({ ...inquiry, message }));
    toCsv(rows);
    const before = process.cpuUsage();
    toCsv(rows);
    // CPU time in microseconds, so that other load does not count.
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });

  it('leaves text that merely contains such characters unchanged', () => {
    const row = exported({ ...inquiry, name: 'Smith-Jones', message: 'a = b' });
    expect(row).toMatchObject({ Name: 'Smith-Jones', Message: 'a = b' });
  });

  it('says that it is UTF-8', async () => {
    const bytes = new Uint8Array(await csvFile([inquiry]).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('is named after the day', () => {
    expect(csvFileName(new Date(2024, 2, 5, 23, 59))).toBe('contact-submissions-2024-03-05.csv');
  });
});
