import { readFields, type Unreadable } from '#src/firebase/unreadable.ts';
import type { Post } from './post.ts';
import { mapPostFields, type PostFieldName, postFields, type WrittenFields } from './postFields.ts';

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
      ...readWrittenFields(fields),
      slug: fields.text('slug'),
      readTime: fields.number('readTime', 1),
      createdAt: fields.time('createdAt'),
      updatedAt: fields.time('updatedAt'),
    },
    safeId.test(id) ? undefined : 'id',
  );
}

function readWrittenFields(fields: ReturnType<typeof readFields>): WrittenFields {
  return mapPostFields((name: PostFieldName) => {
    const field = postFields[name];
    switch (field.kind) {
      case 'text':
        return fields.text(name);
      case 'option':
        return fields.option(name, field.options, field.options[0]);
      case 'tags':
        return fields.texts(name);
      case 'flag':
        return fields.flag(name);
    }
  }) as WrittenFields;
}
