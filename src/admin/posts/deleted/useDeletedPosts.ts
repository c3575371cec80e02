import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchDeletedPosts } from '#src/features/posts/versions/fetchVersions.ts';
import type { PostVersion } from '#src/features/posts/versions/postVersion.ts';

type DeletedPosts = {
  versions: readonly PostVersion[];
  /** `null` before the first page and behind the last. */
  after: QueryDocumentSnapshot | null;
  isReading: boolean;
  error?: string;
};

export function useDeletedPosts() {
  const [list, setList] = useState<DeletedPosts>({ versions: [], after: null, isReading: true });

  async function readOn(): Promise<void> {
    const { versions, after } = list;
    setList({ versions, after, isReading: true });
    const result = await fetchDeletedPosts(after);
    setList(
      result.success
        ? { versions: [...versions, ...result.versions], after: result.after, isReading: false }
        : { versions, after, isReading: false, error: result.error },
    );
  }

  const readFirst = useEffectEvent(readOn);
  useEffect(() => void readFirst(), []);

  return { ...list, readOn: () => void readOn() };
}
