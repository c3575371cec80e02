import { readFields, type Unreadable } from '#src/firebase/unreadable.ts';
import type { Post } from './post.ts';
import { mapPostFields, type PostFieldName, postFields, type WrittenFields } from './postFields.ts';

export const postCollectionName = 'blogs';

/** As in `firestore.rules`: ids from the SDK or fit for URLs. `index` would clash with the build record's file. */
const safeId = /^(?!index$)[A-Za-z0-9][A-Za-z0-9_-]{0,149}$/i;

export function toPost(id: string, data: Readonly<Record<string, unknown>>): Post | Unreadable<Post> {
  const fields = readFields(data);
  const saveId = fields.optionalText('saveId');
  return fields.finish<Post>(
    {
      id,
      ...readWrittenFields(fields),
      slug: fields.text('slug'),
      readTime: fields.number('readTime', 1),
      createdAt: fields.time('createdAt'),
      updatedAt: fields.time('updatedAt'),
      ...(saveId !== '' && { saveId }),
      ...(data.wasPublished === true && { wasPublished: true }),
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
      case 'time':
        return fields.time(name);
    }
  }) as WrittenFields;
}
