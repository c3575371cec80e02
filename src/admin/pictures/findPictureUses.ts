import { searchDrafts } from '#src/admin/posts/editor/drafts/drafts.ts';
import { orThrow } from '#src/admin/shared/queries.ts';
import { type Result, toResult } from '#src/components/result.ts';
import type { Picture } from '#src/features/pictures/fetchPictures.ts';
import { type AdminPostCursor, fetchAdminPostPage } from '#src/features/posts/data/fetchPosts.ts';
import { type Post, titleOrUntitled } from '#src/features/posts/data/post.ts';
import { fetchVersionsSince } from '#src/features/posts/data/versions/fetchVersions.ts';
import type { Page } from '#src/firebase/page.ts';
import { pictureListMessages } from './messages.ts';

const batchSize = 200;

/** Names the posts, drafts, earlier versions and deleted posts that contain a picture, each post once. */
export function findPictureUses({ id, uploadedAt }: Picture): Promise<Result<{ uses: string[] }>> {
  return toResult(pictureListMessages.usesUnknown, async () => {
    const [posts, { drafts }, { versions }] = await Promise.all([
      fetchAllPosts(),
      orThrow(searchDrafts()),
      // A version saved before the upload cannot contain the picture.
      orThrow(fetchVersionsSince(uploadedAt)),
    ]);
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
  let after: AdminPostCursor | null = null;
  do {
    const batch = fetchAdminPostPage({ direction: 'desc', size: batchSize, after });
    const page: Page<Post, AdminPostCursor> = await orThrow(batch);
    posts.push(...page.rows);
    after = page.nextCursor;
  } while (after !== null);
  return posts;
}

function quoted({ title }: Pick<Post, 'title'>): string {
  return `“${titleOrUntitled(title)}”`;
}
