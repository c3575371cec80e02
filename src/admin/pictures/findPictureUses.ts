import { loadDrafts } from '#src/admin/posts/editor/drafts/drafts.ts';
import { orThrow } from '#src/admin/shared/queries.ts';
import { type Result, toResult } from '#src/components/result.ts';
import type { Picture } from '#src/features/pictures/fetchPictures.ts';
import { fetchAdminPostPage } from '#src/features/posts/data/fetchPosts.ts';
import { fetchVersionsSince } from '#src/features/posts/data/fetchVersions.ts';
import { type Post, titleOrUntitled } from '#src/features/posts/data/post.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import type { Page, StoredRow } from '#src/firebase/page.ts';
import { pictureListMessages } from './messages.ts';

const batchSize = 200;

/** Names the posts, drafts, earlier versions and deleted posts that contain a picture, each post once. */
export function findPictureUses({ id, uploadedAt }: Picture): Promise<Result<{ uses: string[] }>> {
  return toResult(pictureListMessages.usesUnknown, async () => {
    const [posts, { drafts, isComplete }, { versions }] = await Promise.all([
      fetchAllPosts(),
      loadDrafts(),
      // A version saved before the upload cannot contain the picture.
      orThrow(fetchVersionsSince(uploadedAt)),
    ]);
    if (!isComplete) throw new Error(postMessages.drafts);
    const uses = new Map<string, string>();
    function add(postId: string, text: Pick<Post, 'content' | 'featuredImage'>, name: string): void {
      const isUsed = text.content.includes(id) || text.featuredImage.includes(id);
      if (isUsed && !uses.has(postId)) uses.set(postId, name);
    }
    for (const post of posts) add(post.id, post, quoted(post));
    for (const { key, postId, values } of drafts) add(postId || key, values, `a draft of ${quoted(values)}`);
    for (const { post } of versions) {
      const current = posts.find((one) => one.id === post.id);
      const name = current ? `an earlier version of ${quoted(current)}` : `the deleted post ${quoted(post)}`;
      add(post.id, post, name);
    }
    return { uses: [...uses.values()] };
  });
}

async function fetchAllPosts(): Promise<Post[]> {
  const posts: Post[] = [];
  let after: StoredRow | null = null;
  do {
    const batch = fetchAdminPostPage({ direction: 'desc', size: batchSize, after });
    const page: Page<Post, StoredRow> = await orThrow(batch);
    posts.push(...page.rows);
    after = page.nextCursor;
  } while (after !== null);
  return posts;
}

function quoted({ title }: Pick<Post, 'title'>): string {
  return `“${titleOrUntitled(title)}”`;
}
