import { describe, expect, it } from 'vitest';
import { formatShortDate } from '#src/admin/shared/formatDateTime.ts';

describe('A date in a list', () => {
  const at = (year: number, month: number, day: number, hour = 9, minute = 12) =>
    new Date(year, month - 1, day, hour, minute).getTime();
  const now = at(2026, 3, 9, 18);

  it.each([
    ['the time today', at(2026, 3, 9), '9:12 AM'],
    ['the time of a clock that is ahead', at(2026, 3, 9, 19), '7:12 PM'],
    ['yesterday, also after less than a day', at(2026, 3, 8, 23), 'Yesterday'],
    ['the day, without the year, this year', at(2026, 1, 2), 'Jan 2'],
    ['the day with its year before that', at(2025, 12, 22), 'Dec 22, 2025'],
    ['N/A without a date', null, 'N/A'],
  ])('is %s', (_, time, text) => {
    expect(formatShortDate(time, now).replaceAll('\u202f', ' ')).toBe(text);
  });
});
