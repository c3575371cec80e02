import { useEffect, useState } from 'react';
import { fetchPublishedList, type PostSummary } from '#src/features/posts/data/staticPosts.ts';

/**
 * The newest articles of the prerendered list, for a page that has nothing else to offer; never a read.
 * @param count how many at most
 * @param except the id of one that must not be offered
 */
export function usePrerenderedPosts(count: number, except: string): PostSummary[] {
  const [posts, setPosts] = useState<PostSummary[]>([]);
  useEffect(() => void fetchPublishedList().then((list) => setPosts(list?.posts ?? [])), []);
  return posts.filter((post) => post.id !== except).slice(0, count);
}
