import { useState } from 'react';
import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { deletePicture } from '#src/features/pictures/deletePicture.ts';
import type { Picture } from '#src/features/pictures/picture.ts';
import type { FindUsingPosts } from './usePictureUsage.ts';

type ActionOptions = {
  confirm(options: ConfirmOptions): Promise<boolean>;
  findUsingPostsWhenRead(): Promise<FindUsingPosts>;
  /** Called after a deletion that failed half-way: some files are gone. */
  onChanged(picture: Picture): void;
  onRemoved(id: string): void;
};

export function usePictureActions({ confirm, findUsingPostsWhenRead, onChanged, onRemoved }: ActionOptions) {
  const [deletingId, setDeletingId] = useState<string>();

  async function deleteNow(picture: Picture): Promise<void> {
    setDeletingId(picture.id);
    const result = await deletePicture(picture);
    setDeletingId(undefined);
    if (result.success) {
      onRemoved(picture.id);
      return notify({ severity: 'success', message: 'Picture deleted' });
    }
    const left = { ...picture, files: result.remaining };
    onChanged(left);
    notifyFailure(result.error, () => void deleteNow(left));
  }

  return {
    deletingId,
    async remove(picture: Picture): Promise<void> {
      const titles = (await findUsingPostsWhenRead())(picture.id);
      const isConfirmed = await confirm({
        title: 'Are you sure you want to delete this picture?',
        subject: picture.name,
        details: consequenceOf(titles),
        action: 'Delete',
        isDestructive: true,
      });
      if (isConfirmed) await deleteNow(picture);
    },
  };
}

function consequenceOf(titles: readonly string[] | undefined): string {
  if (!titles) return 'Which posts use it is not known: they could not be searched.';
  if (titles.length === 0) return 'No post uses it.';
  return `${titles.length === 1 ? 'This post' : 'These posts'} would lose it: ${quotedTitles(titles)}`;
}

function quotedTitles(titles: readonly string[]): string {
  return titles.map((title) => (title.trim() ? `“${title.trim()}”` : 'an untitled post')).join(', ');
}
