import { collection, limit, orderBy, type Query, query, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { postCollectionName } from '#src/features/posts/data/postRecord.ts';
import { type AdminPostPage, postConditions } from './fetchPosts.ts';

/** The first page of a list, drafts included, to be read live. */
export function useAdminPostsQuery({ direction, size, ...filter }: AdminPostPage): Query {
  return query(
    collection(useFirestore(), postCollectionName),
    ...postConditions(filter).map((condition) => where(...condition)),
    orderBy('createdAt', direction),
    limit(size),
  );
}
