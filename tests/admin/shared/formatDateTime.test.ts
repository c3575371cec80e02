import { expect, it } from 'vitest';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';

it.each([
  ['day and time', new Date(2024, 11, 22, 22, 48).getTime(), '12/22/2024, 10:48 PM'],
  ['N/A without a date', null, 'N/A'],
])('A date in the admin area is %s', (_, time, text) => {
  expect(formatDateTime(time).replaceAll('\u202f', ' ')).toBe(text);
});
