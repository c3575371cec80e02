import { expect, it } from 'vitest';
import { formatPostDate } from '#src/features/posts/data/formatPostDate.ts';

const day = 86_400_000;

it('writes a date in the long US format, the day as it is in UTC', () => {
  expect(formatPostDate(Date.UTC(2026, 0, 5, 23, 59))).toBe('January 5, 2026');
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (let time = Date.UTC(2023, 11, 30); time < Date.UTC(2025, 0, 3); time += day) {
    expect(formatPostDate(time)).toBe(format.format(time));
  }
});

it('says N/A where there is no date', () => {
  expect(formatPostDate(null)).toBe('N/A');
});
