import { describe, expect, it } from 'vitest';
import type { PostSummary } from '#src/features/posts/data/archive.ts';
import {
  type KnownPosts,
  type PostPage,
  withNewest,
  withOlder,
} from '#src/features/posts/list/useBlogList.ts';

/** Posts named by letters, later letters older; a page is full unless it ends with z. */
const posts = (letters: string) =>
  [...letters].map((id) => ({ id, createdAt: 1000 - id.charCodeAt(0) }) as PostSummary);
const page = (letters: string): PostPage => ({
  rows: posts(letters),
  nextCursor: letters.endsWith('z') ? null : (posts(letters).at(-1) ?? null),
});
const shown = ({ newest, older }: KnownPosts) => [...newest, ...older].map(({ id }) => id).join('');
const cursor = (id: string) => ({ id, createdAt: 0 });

describe('The known posts of a category', () => {
  const newest = withNewest(undefined, page('def'));
  const loaded = withOlder(newest, cursor('f'), page('ghi'));

  it('keep a post that a newer one pushed off the newest page', () => {
    expect(shown(withNewest(loaded, page('cde')))).toBe('cdefghi');
    expect(shown(withNewest(withNewest(loaded, page('cde')), page('bcd')))).toBe('bcdefghi');
  });

  it('lose a post that was deleted from the newest page, which an older one then fills', () => {
    expect(shown(withNewest(loaded, page('dfg')))).toBe('dfghi');
  });

  it('continue after the last post that was read', () => {
    expect(withNewest(loaded, page('cde')).nextCursor?.id).toBe('i');
    expect(shown(withOlder(withNewest(loaded, page('cde')), cursor('i'), page('jz')))).toBe('cdefghijz');
  });

  it('contain a page once that was read twice', () => {
    expect(shown(withOlder(loaded, cursor('f'), page('ghi')))).toBe('defghi');
  });

  it('match the database if nothing older was read or exists', () => {
    expect(shown(withNewest(newest, page('xy')))).toBe('xy');
    expect(shown(withNewest(loaded, page('dz')))).toBe('dz');
  });
});
