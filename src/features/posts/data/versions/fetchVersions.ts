import {
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import { storedPosts } from '#src/features/posts/data/postCollection.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { readOnce } from '#src/firebase/readOnce.ts';
import { nextCursor } from '#src/firebase/readPage.ts';
import { maxVersions, type PostVersion, storedVersions, toVersions } from './postVersion.ts';

const pageSize = 20;

type VersionPage = { versions: PostVersion[]; after: QueryDocumentSnapshot | null };

export function fetchVersions(postId: string): Promise<Result<{ versions: PostVersion[] }>> {
  return toResult(postMessages.versions, async () => {
    const own = query(storedVersions(), where('postId', '==', postId), orderBy('savedAt', 'desc'));
    return { versions: toVersions(await readOnce(() => getDocsFromServer(query(own, limit(maxVersions))))) };
  });
}

/**
 * Versions of all posts saved at `since` (in ms) or later, newest first, at most `most`; says whether it is complete.
 */
export function fetchVersionsSince(
  since: number,
  most: number,
): Promise<Result<{ versions: PostVersion[]; isComplete: boolean }>> {
  return toResult(postMessages.versions, async () => {
    const start = Timestamp.fromMillis(since);
    const newest = query(
      storedVersions(),
      where('savedAt', '>=', start),
      orderBy('savedAt', 'desc'),
      limit(most),
    );
    const page = await readOnce(() => getDocsFromServer(newest));
    return { versions: toVersions(page), isComplete: page.size < most };
  });
}

/** Newest deletion first, without posts that were restored. */
export function fetchDeletedPosts(after: QueryDocumentSnapshot | null): Promise<Result<VersionPage>> {
  return toResult(postMessages.deleted, async () => {
    const deleted = query(
      storedVersions(),
      where('reason', '==', 'deleted'),
      orderBy('savedAt', 'desc'),
      limit(pageSize),
    );
    const page = await readOnce(() => getDocsFromServer(after ? query(deleted, startAfter(after)) : deleted));
    const stored = await storedIds(toVersions(page).map(({ post }) => post.id));
    const versions = toVersions(page).filter(({ post }) => !stored.has(post.id));
    return { versions, after: nextCursor(page.docs, pageSize) };
  });
}

async function storedIds(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const existing = query(storedPosts(), where(documentId(), 'in', [...new Set(ids)]));
  const { docs } = await readOnce(() => getDocsFromServer(existing));
  return new Set(docs.map(({ id }) => id));
}
