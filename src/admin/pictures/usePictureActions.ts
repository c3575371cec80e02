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
  /** Called while the picture is still listed. */
  onDeleted(id: string): void;
  /** Reads the list again after a deletion, and after one that failed halfway. */
  reload(): Promise<unknown>;
};

export function usePictureActions({ confirm, fetchImpact, onDeleted, reload }: ActionOptions) {
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());

  function setBusy(id: string, isBusy: boolean): void {
    setBusyIds((current) => new Set([...current].filter((other) => other !== id).concat(isBusy ? id : [])));
  }

  async function deleteNow(picture: Picture): Promise<void> {
    setBusy(picture.id, true);
    const result = await deletePicture(picture);
    if (result.success) onDeleted(picture.id);
    await reload();
    setBusy(picture.id, false);
    if (result.success) return notify({ severity: 'success', message: pictureListMessages.deleted });
    const left = { ...picture, files: result.remaining };
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
