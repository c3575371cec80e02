// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '#src/features/posts/data/post.ts';
import {
  fetchPublishedArticle,
  fetchPublishedList,
  type PostSummary,
  toPublishedList,
} from '#src/features/posts/data/staticPosts.ts';
import { PostCard } from '#src/features/posts/list/PostCard.tsx';
import { extended, renewed, type Shelf } from '#src/features/posts/list/shelf.ts';
import { changed } from '#src/features/posts/list/shelves.ts';
import { renderPage } from './renderPage.tsx';

const newest = Date.UTC(2024, 5, 30);

/** Posts one day apart, `from` the how many newest on. */
function posts(count: number, from = 0): PostSummary[] {
  return Array.from({ length: count }, (_, index) => summary(from + index));
}

function summary(age: number): PostSummary {
  return {
    id: `post-${age}`,
    title: `Post ${age}`,
    slug: `post-${age}`,
    excerpt: 'An excerpt.',
    author: 'Dana Whit',
    category: 'SEO',
    tags: ['one', 'two', 'three', 'four'],
    featuredImage: '/pics/post-shelf.svg',
    published: true,
    readTime: 4,
    createdAt: newest - age * 86_400_000,
    updatedAt: null,
  };
}

function ids(shelf: Shelf): string[] {
  return shelf.posts.map((post) => post.id);
}

describe('a card of the blog list', () => {
  it('shows at most three tags, and each searches for itself', () => {
    renderPage(<PostCard post={summary(0)} heading="h3" />);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/blog/post-0', '/blog?q=one', '/blog?q=two', '/blog?q=three']);
  });
});

describe('the shelf of posts read so far', () => {
  const page = { posts: posts(13), hasMore: true };

  it('grows by older pages without doubling a post', () => {
    const shelf = extended(page, { posts: posts(13, 12), hasMore: false });
    expect(ids(shelf)).toEqual(posts(25).map((post) => post.id));
    expect(shelf.hasMore).toBe(false);
  });

  it('takes a new post on top without losing what it pushed down', () => {
    const shelf = extended(page, { posts: posts(13, 13), hasMore: true });
    const pushed = renewed(shelf, { posts: posts(13, -1), hasMore: true });
    expect(ids(pushed)).toEqual(posts(27, -1).map((post) => post.id));
    expect(pushed.hasMore).toBe(true);
  });

  it('drops a post that was unpublished among the newest', () => {
    const shelf = extended(page, { posts: posts(13, 13), hasMore: true });
    const rest = posts(14).filter((post) => post.id !== 'post-4');
    expect(ids(renewed(shelf, { posts: rest, hasMore: true }))).not.toContain('post-4');
    expect(renewed(shelf, { posts: rest, hasMore: true }).posts).toHaveLength(25);
  });

  it('is what the newest page says when there is nothing older', () => {
    const shelf = extended(page, { posts: posts(2, 13), hasMore: false });
    expect(ids(renewed(shelf, { posts: posts(3), hasMore: false }))).toEqual(['post-0', 'post-1', 'post-2']);
  });
});

describe('the shelves of the blog list', () => {
  const built = { posts: posts(13), hasMore: false };
  const read = { posts: posts(13, -1), hasMore: true };

  it('take a built page that comes late, unless the database was faster', () => {
    const late = { category: '', kind: 'built', page: built } as const;
    expect(changed({}, late)).toEqual({ '': built });
    expect(changed({ '': read }, late)).toEqual({ '': read });
  });

  it('take an older page only below what it continues', () => {
    const older = { category: 'SEO', kind: 'older', page: built } as const;
    expect(changed({ '': read }, older)).toEqual({ '': read });
  });
});

describe('the data of prerendered pages', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('holds a page of posts without their bodies', () => {
    const full: Post[] = posts(14).map((post) => ({ ...post, content: 'A long text.' }));
    const list = toPublishedList(full);
    expect(list.posts).toHaveLength(13);
    expect(list.hasMore).toBe(true);
    expect(JSON.stringify(list)).not.toContain('A long text.');
    expect(toPublishedList(full.slice(0, 13)).hasMore).toBe(false);
  });

  it('counts as absent where the host answers with the app itself, or not at all', async () => {
    const app = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    vi.stubGlobal('fetch', async () => app);
    expect(await fetchPublishedList()).toBeNull();
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    expect(await fetchPublishedArticle('any')).toBeNull();
  });

  it('is fetched once for a visit', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return Response.json({ id: 'a/b' });
    });
    expect(await fetchPublishedArticle('a/b')).toEqual({ id: 'a/b' });
    await fetchPublishedArticle('a/b');
    expect(asked).toEqual(['/blog/a%2Fb.json']);
  });
});
