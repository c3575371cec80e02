import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '#src/features/posts/data/post.ts';
import {
  fetchPublishedArticle,
  fetchPublishedList,
  type PostSummary,
  type PublishedList,
} from '#src/features/posts/data/staticPosts.ts';
import { toPublishedList } from '#src/features/posts/data/toPublishedList.ts';
import { PostCard } from '#src/features/posts/list/PostCard.tsx';
import { featuredSlots } from '#src/features/posts/list/pictureSlots.ts';
import { type NewestPage, usePostList } from '#src/features/posts/list/usePostList.ts';
import { renderPage } from '#tests/support/components/renderPage.tsx';
import { aLoadedPost } from '#tests/support/records/aPost.ts';

const newest = Date.UTC(2024, 5, 30);

/** Posts one day apart, `from` the how many newest on. */
function posts(count: number, from = 0): PostSummary[] {
  return Array.from({ length: count }, (_, index) => summary(from + index));
}

function summary(age: number): PostSummary {
  const { content: _, ...post } = aLoadedPost({
    id: `post-${age}`,
    title: `Post ${age}`,
    tags: ['one', 'two', 'three', 'four'],
    createdAt: newest - age * 86_400_000,
    updatedAt: null,
  });
  return post;
}

describe('a card of the blog list', () => {
  it('shows at most three tags, and each searches for itself', () => {
    renderPage(<PostCard post={summary(0)} heading="h3" slots={featuredSlots} />);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/blog/post-0', '/blog?q=one', '/blog?q=two', '/blog?q=three']);
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

describe('the list of articles', () => {
  const noFilter = { q: '', category: '' } as const;
  let listsOpened = 0;
  const page = (from: number): NewestPage => ({ rows: posts(13, from), nextCursor: summary(from + 12) });

  function openList(prerendered: PublishedList | null) {
    listsOpened += 1;
    const initialEntries = [{ pathname: '/blog', key: `list-${listsOpened}` }];
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={initialEntries}>{children}</MemoryRouter>
    );
    return renderHook(() => usePostList(prerendered, noFilter), { wrapper }).result;
  }

  function shown(list: ReturnType<typeof openList>): string[] {
    return list.current.posts.map(({ id }) => id);
  }

  it('is the prerendered one until the database is heard, which then has the last word', () => {
    const list = openList({ posts: posts(13), hasMore: true });
    expect(shown(list)).toEqual(posts(13).map(({ id }) => id));
    act(() => list.current.takeNewest('', page(-1)));
    expect(shown(list)).toEqual(posts(13, -1).map(({ id }) => id));
  });

  it('takes a prerendered page that comes late, unless the database was faster', async () => {
    let answer: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', () => late);
    const [waiting, faster] = [openList(null), openList(null)];
    expect(waiting.current.isLoading).toBe(true);
    act(() => faster.current.takeNewest('', page(-1)));
    await act(async () => answer(Response.json({ posts: posts(13), hasMore: true })));
    await waitFor(() => expect(shown(waiting)[0]).toBe('post-0'));
    expect(shown(faster)[0]).toBe('post--1');
    vi.unstubAllGlobals();
  });
});
