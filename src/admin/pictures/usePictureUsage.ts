import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchAdminPostPage } from '#src/features/posts/data/fetchPosts.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { type PictureUsage, type UsingPost, usageOf } from './pictureUsage.ts';

const batchSize = 200;

type UsageRead =
  | { status: 'loading' | 'error'; usage?: undefined }
  | { status: 'success'; usage: PictureUsage };

/** `undefined` as long as that is not known. */
export type FindUsingPosts = (pictureId: string) => readonly string[] | undefined;

/** All posts are searched, once; `writing` is the post in the form, which may not be saved yet. */
export function usePictureUsage(editedPost: UsingPost) {
  const [read, setRead] = useState<UsageRead>({ status: 'loading' });
  const pending = useRef<Promise<UsageRead>>(null);

  function start(): void {
    setRead({ status: 'loading' });
    pending.current = fetchUsage();
    void pending.current.then(setRead);
  }

  const startFirst = useEffectEvent(() => pending.current ?? start());
  useEffect(() => void startFirst(), []);

  function finderIn({ usage }: UsageRead): FindUsingPosts {
    const unsaved = usageOf([editedPost]);
    return (id) => usage && [...new Map([...(usage.get(id) ?? []), ...(unsaved.get(id) ?? [])]).values()];
  }

  return {
    status: read.status,
    findUsingPosts: finderIn(read),
    findUsingPostsWhenRead: async (): Promise<FindUsingPosts> => finderIn((await pending.current) ?? read),
    retry: start,
  };
}

async function fetchUsage(): Promise<UsageRead> {
  const posts: Post[] = [];
  let after: QueryDocumentSnapshot<Post> | null = null;
  do {
    const page = await fetchAdminPostPage({ direction: 'desc', size: batchSize, after });
    if (!page.success) return { status: 'error' };
    posts.push(...page.posts);
    after = page.after;
  } while (after !== null);
  return { status: 'success', usage: usageOf(posts) };
}
