import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Result } from '#src/components/result.ts';
import type { Picture } from '#src/features/pictures/picture.ts';
import { type AdminPostCursor, fetchAdminPostPage } from '#src/features/posts/data/fetchPosts.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import type { PictureLosses } from './deletionConsequence.ts';
import { fetchEarlierUsage } from './earlierUsage.ts';
import { fetchUnsavedTexts } from './fetchUnsavedTexts.ts';
import { type PictureUsage, type PictureUse, type UsingPost, usageOf } from './pictureUsage.ts';

const batchSize = 200;

type UsageRead =
  | { status: 'loading' | 'error' }
  | { status: 'success'; usage: PictureUsage; titles: StoredTitles };

/** By post id. */
type StoredTitles = ReadonlyMap<string, string>;

/** All posts and unsaved texts are searched once, versions only when a picture is to be deleted. */
export function usePictureUsage(editedPost: UsingPost) {
  const [read, setRead] = useState<UsageRead>({ status: 'loading' });
  const pending = useRef<Promise<UsageRead>>(null);
  const editedUsage = usageOf([editedPost]);

  function start(): void {
    setRead({ status: 'loading' });
    pending.current = fetchUsage();
    void pending.current.then(setRead);
  }

  const startFirst = useEffectEvent(() => pending.current ?? start());
  useEffect(() => void startFirst(), []);

  function usesIn(from: UsageRead, pictureId: string): readonly PictureUse[] | undefined {
    if (from.status !== 'success') return undefined;
    const own = editedUsage.get(pictureId) ?? [];
    const others = from.usage.get(pictureId) ?? [];
    return [...others.filter(({ postId }) => postId !== own[0]?.postId), ...own];
  }

  return {
    status: read.status,
    findUses: (pictureId: string) => usesIn(read, pictureId),
    /** Waits for the search that is under way; `undefined` when it failed. */
    async fetchLosses(picture: Picture): Promise<PictureLosses | undefined> {
      const found = (await pending.current) ?? read;
      const uses = usesIn(found, picture.id);
      if (!uses || found.status !== 'success') return undefined;
      const using = new Set(uses.filter(({ isUnsaved }) => !isUnsaved).map(({ postId }) => postId));
      return { uses, earlier: await fetchEarlierUsage(picture, { stored: found.titles, using }) };
    },
    retry: start,
  };
}

async function fetchUsage(): Promise<UsageRead> {
  const [posts, unsaved] = await Promise.all([fetchAllPosts(), fetchUnsavedTexts()]);
  if (!posts.success || !unsaved.success) return { status: 'error' };
  return {
    status: 'success',
    usage: usageOf(posts.posts, unsaved.texts),
    titles: new Map(posts.posts.map(({ id, title }) => [id, title])),
  };
}

async function fetchAllPosts(): Promise<Result<{ posts: Post[] }>> {
  const posts: Post[] = [];
  let after: AdminPostCursor | null = null;
  do {
    const page = await fetchAdminPostPage({ direction: 'desc', size: batchSize, after });
    if (!page.success) return page;
    posts.push(...page.rows);
    after = page.nextCursor;
  } while (after !== null);
  return { success: true, posts };
}
