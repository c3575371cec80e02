import Button from '@mui/material/Button';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { BuildRecord } from '#src/admin/posts/buildRecord.ts';
import { saveBrowserDraft } from '#src/admin/posts/editor/drafts/browserDrafts.ts';
import { draftKey } from '#src/admin/posts/editor/drafts/drafts.ts';
import { postListMessages } from '#src/admin/posts/messages.ts';
import { onScreenReady } from '#src/components/browser/screenReady.ts';
import { lazyNamed } from '#src/components/notifications/lazyNamed.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { newPostId } from '#src/features/posts/data/postCollection.ts';
import { pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import type { PostVersion } from '#src/features/posts/data/versions/postVersion.ts';

const DeletedPostsDialog = lazyNamed(() => import('./DeletedPostsDialog.tsx'), 'DeletedPostsDialog');

type DeletedPostsProps = {
  buildRecord: BuildRecord | null;
  hostTime: number | null;
  onRestore(postId: string, draftKey: string): void;
};

/** Also removes expired posts, because no server job does it. */
export function DeletedPosts({ buildRecord, hostTime, onRestore }: DeletedPostsProps) {
  const [isOpen, setIsOpen] = useState(false);
  useSweep(hostTime);

  function restore(version: PostVersion) {
    const key = draftOfDeletedPost(version);
    if (key === null) return notify({ severity: 'error', message: postListMessages.draftNotSaved });
    setIsOpen(false);
    onRestore(version.post.id, key);
  }

  return (
    <>
      <Button variant="text" size="small" onClick={() => setIsOpen(true)}>
        {postListMessages.deleted}
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

/** Runs once, and by the host's clock, since this browser's may be wrong. The next visit retries failures. */
function useSweep(hostTime: number | null): void {
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hostTime === null) return;
    onScreenReady(() => {
      if (!hasStarted.current) void removeExpired(hostTime);
      hasStarted.current = true;
    });
  }, [hostTime]);
}

async function removeExpired(now: number): Promise<void> {
  const sweep = import('#src/features/posts/data/versions/removeExpiredVersions.ts');
  await sweep.then(({ removeExpiredVersions }) => removeExpiredVersions(now)).catch(() => undefined);
}

/** @returns the key of an unsaved draft with the post's text, or `null` if this browser cannot store one */
function draftOfDeletedPost({ post }: PostVersion): string | null {
  const key = draftKey(post.id, newPostId());
  const base = { postId: post.id, isNew: false, baseUpdatedAt: null, unconfirmed: [] };
  return saveBrowserDraft({ key, ...base, values: pickWrittenFields(post), savedAt: Date.now() })
    ? key
    : null;
}
