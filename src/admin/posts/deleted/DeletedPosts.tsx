import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { onScreenReady } from '#src/components/runtime/screenReady.ts';
import type { BuildRecord } from '#src/features/posts/data/buildRecord.ts';
import type { PostVersion } from '#src/features/posts/versions/postVersion.ts';
import { draftOfDeletedPost } from './draftOfDeletedPost.ts';

const DeletedPostsDialog = lazy(async () => ({
  default: (await import('./DeletedPostsDialog.tsx')).DeletedPostsDialog,
}));

type DeletedPostsProps = {
  buildRecord: BuildRecord | null;
  onRestore(postId: string, draftKey: string): void;
};

/** Posts whose time is over are removed here: there is no server that could. */
export function DeletedPosts({ buildRecord, onRestore }: DeletedPostsProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onScreenReady(() => void removeExpired()), []);

  function restore(version: PostVersion) {
    const key = draftOfDeletedPost(version);
    if (key === null) return notify({ severity: 'error', message: 'This browser cannot keep unsaved text' });
    setIsOpen(false);
    onRestore(version.post.id, key);
  }

  return (
    <>
      <Button variant="text" size="small" onClick={() => setIsOpen(true)}>
        Deleted posts
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeletedPostsDialog
            buildRecord={buildRecord}
            onRestore={restore}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What fails is left to the next visit. */
async function removeExpired(): Promise<void> {
  const sweep = import('#src/features/posts/versions/removeExpiredVersions.ts');
  await sweep.then(({ removeExpiredVersions }) => removeExpiredVersions()).catch(() => undefined);
}
