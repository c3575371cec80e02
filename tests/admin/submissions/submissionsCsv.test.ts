import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvFile, csvFileName, csvHeader, toCsv } from '#src/admin/submissions/export/submissionsCsv.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import {
  mapFields,
  submissionFieldNames,
  submissionFields,
} from '#src/features/submissions/data/submissionFields.ts';

const enquiry: Submission = {
  id: 'one',
  ...mapFields(({ label }) => `What was written as ${label}`),
  name: 'Zoë Ångström',
  email: 'zoe@example.com',
  company: 'Quotes, "Commas" & Co',
  service: 'Web Development',
  budget: '$5,000 - $10,000',
  message: 'Line one,\nline "two"\r\nline three',
  timestamp: null,
  status: 'new',
};

/** The exported row by the names of its columns. */
function exported(submission: Submission): Record<string, string> | undefined {
  const text = (csvHeader + toCsv([submission])).replace(/^\uFEFF/, '');
  return Papa.parse<Record<string, string>>(text, { newline: '\r\n', skipEmptyLines: true, header: true })
    .data[0];
}

describe('The CSV export', () => {
  it('has a column for every field of the contact form in its order, then date and status', () => {
    const labels = Object.values(submissionFields).map(({ label }) => label);
    expect(csvHeader).toBe(`\uFEFF${labels},Date,Status\r\n`);
  });

  it('comes back from a spreadsheet as it was written, with accents, quotes, commas and line breaks', () => {
    const columns = submissionFieldNames.map((name) => [submissionFields[name].label, enquiry[name]]);
    expect(exported(enquiry)).toEqual({ ...Object.fromEntries(columns), Date: 'N/A', Status: 'new' });
  });

  it('quotes every message, doubling its quotes, and other cells only where they need it', () => {
    const { id, name, email, service, status } = enquiry;
    const plain: Submission = { id, name, email, service, message: 'say "hello"', timestamp: null, status };
    expect(toCsv([plain])).toMatch(
      /^Zoë Ångström,zoe@example\.com,+Web Development,+"say ""hello""",N\/A,new\r\n$/,
    );
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '=1\nsecond line',
    '\n=1',
    '＝1+1',
    '=HYPERLINK("https://example.com","here")',
  ])('keeps a spreadsheet from running %j as a formula', (message) => {
    const row = exported({ ...enquiry, name: message, message });
    expect(row).toMatchObject({ Name: `'${message}`, Message: `'${message}` });
  });

  it('keeps a spreadsheet that parts cells at semicolons or tabs from running what follows them', () => {
    const row = exported({ ...enquiry, company: 'x;=cmd()', message: ';=1\n\t@SUM(A1); fine' });
    expect(row).toMatchObject({ Company: "x;'=cmd()", Message: ";'=1\n\t'@SUM(A1); fine" });
  });

  it.each([
    ["Hello,\n=cmd|'/C calc'!A0\nbye", "Hello,\n'=cmd|'/C calc'!A0\nbye"],
    ['Hello\r\n  @SUM(1+1)\r\nbye', "Hello\r\n  '@SUM(1+1)\r\nbye"],
    ['sum:\n+1', "sum:\n'+1"],
    ['sum:\n-1', "sum:\n'-1"],
    ['wide:\n＝1', "wide:\n'＝1"],
    ['both:\n;=1', "both:\n;'=1"],
  ])('keeps a spreadsheet that ends rows at line breaks from running a line of its own: %j', (text, safe) => {
    const row = exported({ ...enquiry, name: text, message: text });
    expect(row).toMatchObject({ Name: safe, Message: safe });
  });

  it('leaves a list with dashes as it was written', () => {
    const list = 'We need:\n- a site\n+ a blog\n  - with pictures';
    expect(exported({ ...enquiry, message: list })?.Message).toBe(list);
  });

  it.each([
    ['tabs', `x${'\t'.repeat(4_999)}`],
    ['semicolons', ';'.repeat(5_000)],
    ['line breaks', `x${'\n'.repeat(4_999)}`],
    ['blanks', `x;${' '.repeat(4_998)}`],
  ])('takes no longer for a message of %s than for any other', (_, message) => {
    const rows = Array.from({ length: 200 }, () => ({ ...enquiry, message }));
    toCsv(rows);
    const before = process.cpuUsage();
    toCsv(rows);
    // Of the processor, in microseconds: what else runs on the machine does not count.
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });

  it('leaves text alone that only holds such signs', () => {
    const row = exported({ ...enquiry, name: 'Smith-Jones', message: 'a = b' });
    expect(row).toMatchObject({ Name: 'Smith-Jones', Message: 'a = b' });
  });

  it('joins batches without a gap between them', () => {
    const both = toCsv([enquiry]) + toCsv([{ ...enquiry, id: 'two' }]);
    expect(both).toBe(toCsv([enquiry, { ...enquiry, id: 'two' }]));
    expect(toCsv([])).toBe('');
  });

  it('says that it is UTF-8', async () => {
    const bytes = new Uint8Array(await csvFile([enquiry]).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('is named after the day', () => {
    expect(csvFileName(new Date(2024, 2, 5, 23, 59))).toBe('contact-submissions-2024-03-05.csv');
  });
});
