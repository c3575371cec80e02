import { readFields, type Unreadable } from '#src/firebase/unreadable.ts';
import { type Post, postCategories } from './post.ts';

/** The collection's stored name. */
export const postCollectionName = 'blogs';

export type UnreadablePost = Unreadable<Post>;

/** What ids the SDK makes and addresses are made of, as in `firestore.rules`; `index` is the file of the prerendered list. */
const safeId = /^(?!index$)[A-Za-z0-9][A-Za-z0-9_-]{0,149}$/i;

/**
 * A stored document as the app knows posts.
 * @param data the document's fields as any flavour of the SDK hands them over
 */
export function toPost(id: string, data: Readonly<Record<string, unknown>>): Post | UnreadablePost {
  const fields = readFields(data);
  return fields.finish<Post>(
    {
      id,
      title: fields.text('title'),
      slug: fields.text('slug'),
      excerpt: fields.text('excerpt'),
      content: fields.text('content'),
      author: fields.text('author'),
      category: fields.option('category', postCategories, postCategories[0]),
      tags: fields.texts('tags'),
      featuredImage: fields.text('featuredImage'),
      published: fields.flag('published'),
      readTime: fields.number('readTime', 1),
      createdAt: fields.time('createdAt'),
      updatedAt: fields.time('updatedAt'),
    },
    safeId.test(id) ? undefined : 'id',
  );
}
