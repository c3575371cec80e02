import { afterEach, expect, it, vi } from 'vitest';
import { buildablePosts } from '#scripts/prerender/buildablePosts.ts';
import { toPost } from '#src/features/posts/data/postRecord.ts';
import { postIdCases } from '#tests/rules/cases.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

it.each(postIdCases)(
  'the build writes a post $id: $isAccepted, as the rules take it',
  ({ id, isAccepted }) => {
    const post = toPost(id, { title: 'One of them' });
    expect(buildablePosts([post])).toEqual(isAccepted ? [post] : []);
  },
);

it('the build says by its id which post it skips', () => {
  buildablePosts([toPost('..%2Fevil\n', {})]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"..%2Fevil\\n"'));
});
