import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { BuildRecord } from '#src/admin/posts/buildRecord.ts';
import { postListMessages } from '#src/admin/posts/messages.ts';
import { lazyWithReload } from '#src/components/notifications/lazyWithReload.ts';

const DeletedPostsDialog = lazyWithReload(() => import('./DeletedPostsDialog.tsx'), 'DeletedPostsDialog');

type DeletedPostsProps = {
  buildRecord: BuildRecord | null;
  /** Opens the form, which finds the last version of a deleted post. */
  onRestore(postId: string): void;
};

export function DeletedPosts({ buildRecord, onRestore }: DeletedPostsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="small" onClick={() => setIsOpen(true)}>
        {postListMessages.deleted}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeletedPostsDialog
            buildRecord={buildRecord}
            onRestore={({ post }) => {
              setIsOpen(false);
              onRestore(post.id);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
