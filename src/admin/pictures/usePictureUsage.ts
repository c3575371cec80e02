import { useQuery } from '@tanstack/react-query';
import { searchDrafts } from '#src/admin/posts/editor/drafts/drafts.ts';
import { orThrow } from '#src/admin/shared/queries.ts';
import type { Result } from '#src/components/result.ts';
import type { Picture } from '#src/features/pictures/picture.ts';
import { type AdminPostCursor, fetchAdminPostPage } from '#src/features/posts/data/fetchPosts.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { type PictureUsage, type PictureUse, type PostReference, usageOf } from './pictureUsage.ts';
import { fetchVersionUsage, type VersionUsage } from './versionUsage.ts';

const batchSize = 200;

type FoundUsage = { usage: PictureUsage /** By post id. */; titles: ReadonlyMap<string, string> };

/** What a deletion would affect. */
export type DeletionImpact = { uses: readonly PictureUse[]; versions: VersionUsage };

export type PictureUsageState = {
  status: 'loading' | 'success' | 'error';
  /** Undefined until all posts have been searched. */
  findUses(pictureId: string): readonly PictureUse[] | undefined;
  /** Searches again unless the first search is still running, since the usage may have changed; `undefined` if that fails. */
  fetchImpact(picture: Picture): Promise<DeletionImpact | undefined>;
  retry(): void;
};

/** Searches all posts and drafts when the list opens and before a deletion; before a deletion, versions too. */
export function usePictureUsage(editedPost: PostReference): PictureUsageState {
  const { data, error, refetch } = useQuery({
    queryKey: ['picture-usage'],
    queryFn: () => orThrow(fetchUsage()),
    gcTime: 0,
  });
  const editedUsage = usageOf([editedPost]);

  function usesIn({ usage }: FoundUsage, pictureId: string): readonly PictureUse[] {
    const own = editedUsage.get(pictureId) ?? [];
    const others = usage.get(pictureId) ?? [];
    return [...others.filter(({ postId }) => postId !== own[0]?.postId), ...own];
  }

  return {
    status: data ? 'success' : error === null ? 'loading' : 'error',
    findUses: (pictureId) => data && usesIn(data, pictureId),
    async fetchImpact(picture) {
      const { data: found, isSuccess } = await refetch();
      if (!isSuccess) return undefined;
      const uses = usesIn(found, picture.id);
      const using = new Set(uses.filter(({ isUnsaved }) => !isUnsaved).map(({ postId }) => postId));
      return { uses, versions: await fetchVersionUsage(picture, { stored: found.titles, using }) };
    },
    retry: () => void refetch(),
  };
}

async function fetchUsage(): Promise<Result<FoundUsage>> {
  const [posts, unsaved] = await Promise.all([fetchAllPosts(), fetchUnsavedTexts()]);
  if (!posts.success) return posts;
  if (!unsaved.success) return unsaved;
  return {
    success: true,
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

/** Drafts from this browser and the server, newest first; if a draft is in both, the newer copy counts. */
async function fetchUnsavedTexts(): Promise<Result<{ texts: PostReference[] }>> {
  const read = await searchDrafts();
  if (!read.success) return read;
  return {
    success: true,
    texts: read.drafts.map(({ key, postId, values }) => ({ ...values, id: postId || key })),
  };
}
