import { type ReactElement, useState } from 'react';
import type { Post } from '#src/features/posts/data/post.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

export type ConflictResolution = 'keepEditing' | 'useSaved' | 'overwrite';

type PendingConflict = { remote: Post; local: PostValues; resolve(resolution: ConflictResolution): void };

export function useConflictDialog(): {
  askResolution(remote: Post, local: PostValues): Promise<ConflictResolution>;
  dialog: ReactElement | null;
} {
  const [pending, setPending] = useState<PendingConflict | null>(null);

  function askResolution(remote: Post, local: PostValues): Promise<ConflictResolution> {
    return new Promise((resolve) => setPending({ remote, local, resolve }));
  }

  function handleResolve(resolution: ConflictResolution) {
    setPending(null);
    pending?.resolve(resolution);
  }

  const dialog = pending && (
    <ConflictDialog
      remote={pending.remote}
      local={pending.local}
      onKeepEditing={() => handleResolve('keepEditing')}
      onUseSaved={() => handleResolve('useSaved')}
      onOverwrite={() => handleResolve('overwrite')}
    />
  );
  return { askResolution, dialog };
}
