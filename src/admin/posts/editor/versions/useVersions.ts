import { useEffect, useEffectEvent, useState } from 'react';
import type { Result } from '#src/components/result.ts';
import { fetchVersions } from '#src/features/posts/versions/fetchVersions.ts';
import type { PostVersion } from '#src/features/posts/versions/postVersion.ts';

export function useVersions(postId: string) {
  const [result, setResult] = useState<Result<{ versions: PostVersion[] }>>();

  async function read(): Promise<void> {
    setResult(undefined);
    setResult(await fetchVersions(postId));
  }

  const readFirst = useEffectEvent(read);
  useEffect(() => void readFirst(), []);

  return { result, retry: () => void read() };
}
