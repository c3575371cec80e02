import { expect, it } from 'vitest';
import { emailDoubt } from '#src/features/submissions/data/emailDoubt.ts';
import { readableEmail } from '#src/features/submissions/data/shownValue.ts';
import { submissionSchema } from '#src/features/submissions/data/submissionSchema.ts';

it.each([
  ['jane@gmail', 'Did you mean jane@gmail.com?'],
  ['jane@gmial.com', 'Did you mean jane@gmail.com?'],
  ['jane@gmai.com', 'Did you mean jane@gmail.com?'],
  ['jane@gmail.co', 'Did you mean jane@gmail.com?'],
  ['jane@gmail.con', 'Did you mean jane@gmail.com?'],
  ['jane@GMAIL.CMO', 'Did you mean jane@gmail.com?'],
  ['jane@hotnail.com', 'Did you mean jane@hotmail.com?'],
  ['jane@outloook.com', 'Did you mean jane@outlook.com?'],
  ['jane@icloud.co', 'Did you mean jane@icloud.com?'],
  ['jane@gmial.con', 'Did you mean jane@gmail.com?'],
  ['jane@gmail.ocm', 'Did you mean jane@gmail.com?'],
  ['jane@mueller-firma.con', 'Did you mean jane@mueller-firma.com?'],
  ['jane@agency.nte', 'Did you mean jane@agency.net?'],
  ['jane@club.ogr', 'Did you mean jane@club.org?'],
  ['jane@localhost', 'Is the address complete?'],
])('a visitor is asked about %s', (email, question) => {
  expect(emailDoubt(email)).toContain(question);
});

it.each([
  'jane@gmail.com',
  'Jane@GMail.com',
  'jane@mail.com',
  'jane@ymail.com',
  'jane@yahoo.de',
  'jane@gmx.de',
  'jane@agency.example',
  'jane@agency.co',
  'jane@agency.cm',
  'jane',
  '@',
])('a visitor is not asked about %s', (email) => {
  expect(emailDoubt(email)).toBeNull();
});

it('a visitor is asked about a domain that the browser changed', () => {
  expect(emailDoubt('max@massarbeit.de', 'max@maßarbeit.de')).toContain('massarbeit.de');
  expect(emailDoubt('max@maßarbeit.de', 'max@maßarbeit.de')).toBeNull();
});

it.each([
  ['max@müller.de', 'max@xn--mller-kva.de'],
  ['max@maßarbeit.de', 'max@xn--maarbeit-rya.de'],
  ['max@例え.jp', 'max@xn--r8jz45g.jp'],
])('the domain of %s is stored in ASCII, and shown as it was typed', (typed, stored) => {
  const { email } = submissionSchema.cast({ email: typed }, { assert: false });
  expect(email).toBe(stored);
  expect(readableEmail(email)).toBe(typed);
});
