import { collection, limit, orderBy, type Query, query, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import type { AdminPostPage } from './fetchPosts.ts';
import { postCollectionName, postConditions } from './postRecord.ts';

/** The first page of a list, drafts included, to be read live. */
export function useAdminPostsQuery({ direction, size, ...filter }: AdminPostPage): Query {
  return query(
    collection(useFirestore(), postCollectionName),
    ...postConditions(filter).map((condition) => where(...condition)),
    orderBy('createdAt', direction),
    limit(size),
  );
}
