import { readFields, type Unreadable } from '#src/firebase/unreadable.ts';
import type { Post } from './post.ts';
import { mapPostFields, type PostFieldName, postFields, type WrittenFields } from './postFields.ts';

export const postCollectionName = 'blogs';

/** As in `firestore.rules`: ids of the SDK, fit for addresses. `index` would be the file of the build's record. */
const safeId = /^(?!index$)[A-Za-z0-9][A-Za-z0-9_-]{0,149}$/i;

export function toPost(id: string, data: Readonly<Record<string, unknown>>): Post | Unreadable<Post> {
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
