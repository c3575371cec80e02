import { useState } from 'react';
import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { deletePicture } from '#src/features/pictures/deletePicture.ts';
import type { Picture } from '#src/features/pictures/picture.ts';
import { deletionConsequence, pictureListMessages } from './messages.ts';
import type { DeletionImpact } from './usePictureUsage.ts';

type ActionOptions = {
  confirm(options: ConfirmOptions): Promise<boolean>;
  fetchImpact(picture: Picture): Promise<DeletionImpact | undefined>;
  /** Called when a deletion failed halfway and some files are gone. */
  onChanged(picture: Picture): void;
  onRemoved(id: string): void;
};

export function usePictureActions({ confirm, fetchImpact, onChanged, onRemoved }: ActionOptions) {
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());

  function setBusy(id: string, isBusy: boolean): void {
    setBusyIds((current) => new Set([...current].filter((other) => other !== id).concat(isBusy ? id : [])));
  }

  async function deleteNow(picture: Picture): Promise<void> {
    setBusy(picture.id, true);
    const result = await deletePicture(picture);
    setBusy(picture.id, false);
    if (result.success) {
      onRemoved(picture.id);
      return notify({ severity: 'success', message: pictureListMessages.deleted });
    }
    const left = { ...picture, files: result.remaining };
    onChanged(left);
    notifyFailure(result.error, () => void deleteNow(left));
  }

  return {
    /** Pictures being deleted, or whose usage is being checked. */
    busyIds,
    async remove(picture: Picture): Promise<void> {
      if (busyIds.has(picture.id)) return;
      setBusy(picture.id, true);
      const impact = await fetchImpact(picture);
      setBusy(picture.id, false);
      const isConfirmed = await confirm({
        title: pictureListMessages.deleteQuestion,
        subject: picture.name,
        details: deletionConsequence(impact),
        action: 'Delete',
        isDestructive: true,
      });
      if (isConfirmed) await deleteNow(picture);
    },
  };
}
