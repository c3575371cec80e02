import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PostSummary } from '#src/features/posts/data/archive.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { relatedPosts, toPublishedList } from '#src/features/posts/data/prerenderSource.ts';
import { fetchPublishedArticle, fetchPublishedList } from '#src/features/posts/data/staticPosts.ts';
import { aLoadedPost } from '#tests/support/records/aPost.ts';

const newest = Date.UTC(2024, 5, 30);

/** Posts one day apart, starting at index `from`, newest first. */
function posts(count: number, from = 0): PostSummary[] {
  return Array.from({ length: count }, (_, index) => summary(from + index));
}

function summary(age: number): PostSummary {
  const { content: _, ...post } = aLoadedPost({
    id: `post-${age}`,
    title: `Post ${age}`,
    createdAt: newest - age * 86_400_000,
    updatedAt: null,
  });
  return post;
}

describe('the data of prerendered pages', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('contains one page of posts without their content', () => {
    const full = posts(14).map(({ id }) => aLoadedPost({ id, content: 'A long text.' }));
    const list = toPublishedList(full);
    expect(list.posts).toHaveLength(13);
    expect(list.hasMore).toBe(true);
    expect(JSON.stringify(list)).not.toContain('A long text.');
    expect(toPublishedList(full.slice(0, 13)).hasMore).toBe(false);
  });

  it('lists up to three other articles: the next older ones with the same category or a shared tag, then any others, wrapping around from the oldest to the newest', () => {
    const of = (id: string, category: Post['category'], tags: string[]) =>
      aLoadedPost({ id, category, tags });
    const all = [
      of('newest', 'SEO', []),
      of('article', 'Web Development', ['speed']),
      of('same tag', 'SEO', ['speed']),
      of('same category', 'Web Development', []),
      of('oldest', 'SEO', []),
    ];
    const related = (posts: Post[], index: number) => relatedPosts(posts, index).map(({ id }) => id);
    expect(related(all, 1)).toEqual(['same tag', 'same category', 'oldest']);
    expect(related(all, 3)).toEqual(['article', 'oldest', 'newest']);
    expect(related(all.slice(1, 2), 0)).toEqual([]);
  });

  it('counts as missing when the host returns other JSON', async () => {
    const answers = [{ posts: [{ id: 'a', title: 5 }], hasMore: false }, { posts: {} }, ['posts'], 5];
    for (const answer of answers) {
      vi.stubGlobal('fetch', async () => Response.json(answer));
      expect(await fetchPublishedList()).toBeNull();
      expect(await fetchPublishedArticle('a')).toBeNull();
    }
  });

  it('counts as missing when the host returns the app itself or does not respond', async () => {
    const app = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    vi.stubGlobal('fetch', async () => app);
    expect(await fetchPublishedList()).toBeNull();
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    expect(await fetchPublishedArticle('any')).toBeNull();
  });

  it('is fetched once per visit', async () => {
    const requests: string[] = [];
    const related = [{ id: 'other', title: 'Other', category: 'SEO', readTime: 3 }];
    const article = { post: aLoadedPost({ id: 'known' }), related };
    vi.stubGlobal('fetch', async (path: string) => {
      requests.push(path);
      return Response.json(article);
    });
    expect(await fetchPublishedArticle('known')).toMatchObject(article);
    await fetchPublishedArticle('known');
    expect(requests).toEqual(['/blog/known.json']);
  });
});
