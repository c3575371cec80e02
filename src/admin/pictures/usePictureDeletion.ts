import { useConfirm } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { deletePicture } from '#src/features/pictures/deletePicture.ts';
import type { Picture } from '#src/features/pictures/fetchPictures.ts';
import { findPictureUses } from './findPictureUses.ts';
import { deletionConsequence, pictureListMessages } from './messages.ts';

type DeletionOptions = {
  /** Called while the picture is still listed. */
  onDeleted(picture: Picture): void;
  /** Reads the list again after a deletion, and after one that failed halfway. */
  reload(): Promise<unknown>;
};

/** Deletes a picture after naming what would lose it; if that is unknown, nothing is deleted. */
export function usePictureDeletion({ onDeleted, reload }: DeletionOptions) {
  const { confirm, dialog } = useConfirm();

  async function askToDelete(picture: Picture): Promise<void> {
    const found = await findPictureUses(picture);
    if (!found.success) {
      notifyFailure(found.error, () => void askToDelete(picture));
      return;
    }
    const isConfirmed = await confirm({
      title: pictureListMessages.deleteQuestion,
      subject: picture.name,
      details: deletionConsequence(found.uses),
      action: 'Delete',
      isDestructive: true,
    });
    if (isConfirmed) await deleteNow(picture);
  }

  async function deleteNow(picture: Picture): Promise<void> {
    const result = await deletePicture(picture.files);
    if (result.success) onDeleted(picture);
    await reload();
    if (result.success) notify({ severity: 'success', message: pictureListMessages.deleted });
    else notifyFailure(result.error, () => void deleteNow(picture));
  }

  return { askToDelete, dialog };
}
