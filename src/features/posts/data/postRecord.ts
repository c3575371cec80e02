import { readFields, toRow } from '#src/firebase/storedFields.ts';
import type { AnyPost, Post } from './post.ts';
import { postFields, type WrittenFields } from './postFields.ts';

export const postCollectionName = 'blogs';

/**
 * Ids that `firestore.rules` accepts: the SDK's, or ids fit for URLs. No post may be called `index`: Hosting shows `/blog` for
 * `/blog/index`.
 */
const safeId = /^(?!index$)[A-Za-z0-9][A-Za-z0-9_-]{0,149}$/i;

const storedFields = {
  ...postFields,
  slug: { kind: 'text' },
  readTime: { kind: 'number' },
  createdAt: { kind: 'time' },
  updatedAt: { kind: 'time' },
  saveId: { kind: 'text' },
} as const;

export function toPost(id: string, data: Readonly<Record<string, unknown>>): AnyPost {
  const { values, faults } = readFields(storedFields, data);
  const { saveId, readTime, ...written } = values;
  const post = {
    id,
    ...(written as typeof written & WrittenFields),
    readTime: readTime || 1,
    ...(saveId !== '' && { saveId }),
    ...(data.wasPublished === true && { wasPublished: true as const }),
  };
  return toRow<Post>(post, safeId.test(id) ? faults : ['id', ...faults]);
}
