import { type InvalidDocument, isInvalidDocument, readFields } from '#src/firebase/invalidDocument.ts';
import { type Condition, nextCursor, type Page, type StoredRow } from '#src/firebase/page.ts';
import { type Post, type PostCategory, postPageSize } from './post.ts';
import { mapPostFields, type PostFieldName, postFields, type WrittenFields } from './postFields.ts';

export const postCollectionName = 'blogs';

export type PostFilter = {
  category?: PostCategory | undefined;
  published?: boolean | undefined;
};

export function postConditions({ category, published }: PostFilter): Condition[] {
  return [
    ...(published === undefined ? [] : [['published', '==', published] as const]),
    ...(category ? [['category', '==', category] as const] : []),
  ];
}

/** As in `firestore.rules`: ids from the SDK or fit for URLs. Hosting shows `/blog` for `/blog/index`. */
const safeId = /^(?!index$)[A-Za-z0-9][A-Za-z0-9_-]{0,149}$/i;

export function toPost(id: string, data: Readonly<Record<string, unknown>>): Post | InvalidDocument<Post> {
  const fields = readFields(data);
  const saveId = fields.text('saveId');
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
        return fields.option<string>(name, field.options, '');
      case 'tags':
        return fields.texts(name);
      case 'flag':
        return fields.flag(name);
      case 'time':
        return fields.time(name);
    }
  }) as WrittenFields;
}

/** `docs` are ordered by `createdAt`, so that the last one is the cursor. */
export function toPage<Row extends StoredRow>(docs: readonly Row[], size: number): Page<Post, Row> {
  return { rows: docs.map((row) => toPost(row.id, row.data())), nextCursor: nextCursor(docs, size) };
}

/** A page for visitors, without unreadable posts. */
export function publishedPage(docs: readonly StoredRow[]): Page<Post, Pick<Post, 'id' | 'createdAt'>> {
  const { rows } = toPage(docs, postPageSize);
  return {
    rows: rows.filter((post) => !isInvalidDocument(post)),
    nextCursor: nextCursor(rows, postPageSize),
  };
}
