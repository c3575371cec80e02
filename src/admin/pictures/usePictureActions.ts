import { useState } from 'react';
import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { deletePicture } from '#src/features/pictures/deletePicture.ts';
import type { Picture } from '#src/features/pictures/picture.ts';
import { quotedTitles } from './quotedTitles.ts';
import type { FindUsers } from './usePictureUsage.ts';

type ActionOptions = {
  confirm(options: ConfirmOptions): Promise<boolean>;
  findUsersWhenRead(): Promise<FindUsers>;
  /** Called after a deletion that failed half-way: some files are gone. */
  onChanged(picture: Picture): void;
  onRemoved(id: string): void;
};

export function usePictureActions({ confirm, findUsersWhenRead, onChanged, onRemoved }: ActionOptions) {
  const [deleting, setDeleting] = useState<string>();

  async function deleteNow(picture: Picture): Promise<void> {
    setDeleting(picture.id);
    const result = await deletePicture(picture);
    setDeleting(undefined);
    if (result.success) {
      onRemoved(picture.id);
      return notify({ severity: 'success', message: 'Picture deleted' });
    }
    const left = { ...picture, files: result.remaining };
    onChanged(left);
    notifyFailure(result.error, () => void deleteNow(left));
  }

  return {
    deleting,
    async remove(picture: Picture): Promise<void> {
      const users = (await findUsersWhenRead())(picture.id);
      const isConfirmed = await confirm({
        title: 'Are you sure you want to delete this picture?',
        subject: picture.name,
        details: consequenceOf(users),
        action: 'Delete',
        isDestructive: true,
      });
      if (isConfirmed) await deleteNow(picture);
    },
  };
}

function consequenceOf(users: readonly string[] | undefined): string {
  if (!users) return 'Which posts use it is not known: they could not be searched.';
  if (users.length === 0) return 'No post uses it.';
  return `${users.length === 1 ? 'This post' : 'These posts'} would lose it: ${quotedTitles(users)}`;
}
