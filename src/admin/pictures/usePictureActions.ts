import { useState } from 'react';
import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { deletePicture } from '#src/features/pictures/deletePicture.ts';
import type { Picture } from '#src/features/pictures/picture.ts';
import { deletionConsequence, type PictureLosses } from './deletionConsequence.ts';

type ActionOptions = {
  confirm(options: ConfirmOptions): Promise<boolean>;
  fetchLosses(picture: Picture): Promise<PictureLosses | undefined>;
  /** Called after a deletion that failed half-way: some files are gone. */
  onChanged(picture: Picture): void;
  onRemoved(id: string): void;
};

export function usePictureActions({ confirm, fetchLosses, onChanged, onRemoved }: ActionOptions) {
  const [busyId, setBusyId] = useState<string>();

  async function deleteNow(picture: Picture): Promise<void> {
    setBusyId(picture.id);
    const result = await deletePicture(picture);
    setBusyId(undefined);
    if (result.success) {
      onRemoved(picture.id);
      return notify({ severity: 'success', message: 'Picture deleted' });
    }
    const left = { ...picture, files: result.remaining };
    onChanged(left);
    notifyFailure(result.error, () => void deleteNow(left));
  }

  return {
    /** Of the picture whose use is searched, or that is being deleted. */
    busyId,
    async remove(picture: Picture): Promise<void> {
      if (busyId === picture.id) return;
      setBusyId(picture.id);
      const losses = await fetchLosses(picture);
      setBusyId(undefined);
      const isConfirmed = await confirm({
        title: 'Are you sure you want to delete this picture?',
        subject: picture.name,
        details: deletionConsequence(losses),
        action: 'Delete',
        isDestructive: true,
      });
      if (isConfirmed) await deleteNow(picture);
    },
  };
}
