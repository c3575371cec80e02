import { type DocumentReference, doc, serverTimestamp, type Transaction } from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import { definiteWrite } from '#src/firebase/definiteWrite.ts';
import { postMessages } from './messages.ts';
import { type Post, type PostValues, postLimits, readTimeOf, slugify } from './post.ts';
import { newPostId, posts, storedPosts } from './postCollection.ts';
import { postSchema } from './postSchema.ts';

/** How a save ends; with `conflict` the post was changed meanwhile and stands as given there, nothing was written. */
export type SaveResult = Result<{ id: string }> | { success: false; error: string; conflict: Post };

/**
 * Stores a new post. Sent again with the same id, as after a lost answer, it is stored once.
 * @param id from `newPostId()`, chosen once per filling of the form
 */
export function createPost(id: string, values: PostValues): Promise<Result<{ id: string }>> {
  return toResult(postMessages.create, () =>
    definiteWrite(async (transaction) => {
      const content = contentOf(values);
      const current = await readPost(transaction, id);
      if (current && !isSame(current, content)) throw new Error(`Post ${id} exists with other content`);
      if (!current) transaction.set(reference(id), { ...content, ...now('createdAt'), ...now('updatedAt') });
      return { id };
    }),
  );
}

/**
 * Stores a changed post, unless someone else changed it after it was opened.
 * @param openedAt the post's `updatedAt` when the form opened, in ms; `undefined` saves over whatever stands there
 */
export async function updatePost(
  id: string,
  values: PostValues,
  openedAt: number | null | undefined,
): Promise<SaveResult> {
  const result = await toResult<{ found: Post | null; isSaved: boolean }>(postMessages.update, () =>
    definiteWrite(async (transaction) => {
      const content = contentOf(values);
      const found = await readPost(transaction, id);
      const isUnchanged = found !== null && (openedAt === undefined || found.updatedAt === openedAt);
      if (isUnchanged) transaction.update(reference(id), { ...content, ...now('updatedAt') });
      // A first try whose answer was lost has left exactly this content.
      return { found, isSaved: isUnchanged || (found !== null && isSame(found, content)) };
    }),
  );
  if (!result.success) return result;
  if (result.isSaved) return { success: true, id };
  if (result.found === null) return { success: false, error: postMessages.missing };
  return { success: false, error: postMessages.conflict, conflict: result.found };
}

/** Deletes a post; one that is gone already counts as deleted. */
export function deletePost(id: string): Promise<Result> {
  return toResult(postMessages.delete, () =>
    definiteWrite(async (transaction) => {
      transaction.delete(reference(id));
      return {};
    }),
  );
}

/** Stores a copy of the post as a draft of its own. */
export function duplicatePost(post: Post): Promise<Result<{ id: string }>> {
  const mark = ' (copy)';
  const title =
    Array.from(post.title)
      .slice(0, postLimits.title - mark.length)
      .join('') + mark;
  return createPost(newPostId(), { ...post, title, published: false });
}

type Content = ReturnType<typeof contentOf>;

/** What is stored of the form, trimmed and with what is derived from it, and nothing besides. */
function contentOf(values: PostValues) {
  const { title, author, category, featuredImage, excerpt, content, tags, published } =
    postSchema.cast(values);
  return {
    ...{ title, author, category, featuredImage, excerpt, content, tags, published },
    slug: slugify(title),
    readTime: readTimeOf(content),
  };
}

function isSame(post: Post, content: Content): boolean {
  const keys = Object.keys(content) as (keyof Content)[];
  return keys.every((key) => JSON.stringify(post[key]) === JSON.stringify(content[key]));
}

async function readPost(transaction: Transaction, id: string): Promise<Post | null> {
  return (await transaction.get(doc(posts, id))).data() ?? null;
}

function reference(id: string): DocumentReference {
  return doc(storedPosts, id);
}

function now(field: 'createdAt' | 'updatedAt') {
  return { [field]: serverTimestamp() };
}
