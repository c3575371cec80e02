import { describe, expect, it, vi } from 'vitest';
import { recentDay } from '#src/admin/shared/formatDateTime.ts';

describe('The relative day beside a date', () => {
  const now = new Date(2026, 2, 10, 0, 30);

  it.each([
    [new Date(2026, 2, 10, 0, 5), 'today'],
    [new Date(2026, 2, 9, 23, 55), 'yesterday'],
    [new Date(2026, 2, 4, 12), '6 days ago'],
    [new Date(2026, 2, 3, 12), undefined],
    [new Date(2026, 2, 11, 12), undefined],
  ])('counts midnights, not hours, and only for a week: %s', (time, expected) => {
    vi.useFakeTimers({ now });
    expect(recentDay(time.getTime())).toBe(expected);
    vi.useRealTimers();
  });

  it('is left out where there is no date', () => {
    expect(recentDay(null)).toBeUndefined();
  });
});
