import { expect, test } from 'vitest';
import { newPictureId, uploadTime } from '#src/admin/posts/pictures/pictureId.ts';

test('an image’s id has 20 characters, all digits or lowercase letters, and no two are alike', () => {
  const ids = Array.from({ length: 1_000 }, () => newPictureId(1_800_000_000_000));
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{20}$/);
  expect(new Set(ids).size).toBe(1_000);
});

test('sorted by id, the newest image comes first', () => {
  const times = [Date.UTC(1970, 0, 1), Date.UTC(2026, 10, 22), Date.UTC(2026, 10, 22) + 1, Date.UTC(2999, 0)];
  const ids = times.map((time) => newPictureId(time));
  expect([...ids].sort()).toEqual(ids.toReversed());
});

test('an id tells when its image was uploaded', () => {
  for (const time of [0, Date.UTC(2026, 10, 22, 1, 2, 3), Date.UTC(2999, 0)]) {
    expect(uploadTime(newPictureId(time))).toBe(time);
  }
});
