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
      return notify({ severity: 'success', message: 'Picture deleted' });
    }
    const left = { ...picture, files: result.remaining };
    onChanged(left);
    notifyFailure(result.error, () => void deleteNow(left));
  }

  return {
    /** Of pictures whose use is searched, or that are being deleted. */
    busyIds,
    async remove(picture: Picture): Promise<void> {
      if (busyIds.has(picture.id)) return;
      setBusy(picture.id, true);
      const losses = await fetchLosses(picture);
      setBusy(picture.id, false);
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
