import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvFile, csvFileName, csvHead, csvLines } from '#src/admin/submissions/export/submissionsCsv.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';

const enquiry: Submission = {
  id: 'one',
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
  const text = (csvHead + csvLines([submission])).replace(/^\uFEFF/, '');
  return Papa.parse<Record<string, string>>(text, { newline: '\r\n', skipEmptyLines: true, header: true })
    .data[0];
}

describe('The CSV export', () => {
  it('has the columns of the specification in their order', () => {
    expect(csvHead).toBe('\uFEFFName,Email,Company,Service,Budget,Message,Date,Status\r\n');
  });

  it('comes back from a spreadsheet as it was written, with accents, quotes, commas and line breaks', () => {
    const { id: _, timestamp: __, ...texts } = enquiry;
    const columns = Object.entries(texts).map(([field, text]) => [
      field.replace(/^./, (a) => a.toUpperCase()),
      text,
    ]);
    expect(exported(enquiry)).toEqual({ ...Object.fromEntries(columns), Date: 'N/A' });
  });

  it('quotes every message, doubling its quotes, and other cells only where they need it', () => {
    const { company: _, budget: __, ...plain } = { ...enquiry, message: 'say "hello"' };
    expect(csvLines([plain])).toBe(
      'Zoë Ångström,zoe@example.com,,Web Development,,"say ""hello""",N/A,new\r\n',
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

  it('leaves text alone that only holds such signs', () => {
    const row = exported({ ...enquiry, name: 'Smith-Jones', message: 'a = b' });
    expect(row).toMatchObject({ Name: 'Smith-Jones', Message: 'a = b' });
  });

  it('joins batches without a gap between them', () => {
    const both = csvLines([enquiry]) + csvLines([{ ...enquiry, id: 'two' }]);
    expect(both).toBe(csvLines([enquiry, { ...enquiry, id: 'two' }]));
    expect(csvLines([])).toBe('');
  });

  it('says that it is UTF-8', async () => {
    const bytes = new Uint8Array(await csvFile([csvLines([enquiry])]).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('is named after the day', () => {
    expect(csvFileName(new Date(2024, 2, 5, 23, 59))).toBe('contact-submissions-2024-03-05.csv');
  });
});
