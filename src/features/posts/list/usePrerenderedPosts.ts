import { useEffect, useState } from 'react';
import { fetchPublishedList, type PostSummary } from '#src/features/posts/data/staticPosts.ts';

export function usePrerenderedPosts(count: number, except: string): PostSummary[] {
  const [posts, setPosts] = useState<PostSummary[]>([]);
  useEffect(() => void fetchPublishedList().then((list) => setPosts(list?.posts ?? [])), []);
  return posts.filter((post) => post.id !== except).slice(0, count);
}
