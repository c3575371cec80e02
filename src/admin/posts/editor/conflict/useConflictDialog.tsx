import { useState } from 'react';
import type { Post } from '#src/features/posts/data/post.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { ConflictDialog, type ConflictResolution } from './ConflictDialog.tsx';

type PendingConflict = { remote: Post; local: PostValues; resolve(resolution: ConflictResolution): void };

export function useConflictDialog() {
  const [pending, setPending] = useState<PendingConflict | null>(null);

  function askResolution(remote: Post, local: PostValues): Promise<ConflictResolution> {
    return new Promise((resolve) => setPending({ remote, local, resolve }));
  }

  function handleResolve(resolution: ConflictResolution) {
    setPending(null);
    pending?.resolve(resolution);
  }

  const dialog = pending && (
    <ConflictDialog remote={pending.remote} local={pending.local} onResolve={handleResolve} />
  );
  return { askResolution, dialog };
}
