import Box from '@mui/material/Box';
import { type DragEvent, useRef } from 'react';
import { LargeDialog } from '#src/admin/shared/dialogs/LargeDialog.tsx';
import { useConfirm } from '#src/admin/shared/dialogs/useConfirm.tsx';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { publicAddress } from '#src/features/pictures/publicAddress.ts';
import { focusPicture, PictureList } from './PictureList.tsx';
import { PictureListFooter } from './PictureListFooter.tsx';
import { PictureListStatus } from './PictureListStatus.tsx';
import type { UsingPost } from './pictureUsage.ts';
import { usePictureActions } from './usePictureActions.ts';
import { usePictureList } from './usePictureList.ts';
import { usePictureUsage } from './usePictureUsage.ts';
import { useShowOlder } from './useShowOlder.ts';

export type ChosenPicture = { name: string; address: string };

export type PicturesDialogProps = {
  action: string;
  editedPost: UsingPost;
  onChoose(picture: ChosenPicture): void;
  onClose(): void;
};

export function PicturesDialog({ action, editedPost, onChoose, onClose }: PicturesDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const list = usePictureList();
  const showOlder = useShowOlder(body, list);
  const usage = usePictureUsage(editedPost);
  const { confirm, dialog } = useConfirm();
  const actions = usePictureActions({
    confirm,
    fetchLosses: usage.fetchLosses,
    onChanged: list.change,
    onRemoved(id) {
      const index = list.pictures.findIndex((picture) => picture.id === id);
      focusPicture(body.current, list.pictures[index + 1] ?? list.pictures[index - 1]);
      list.remove(id);
    },
  });
  return (
    <LargeDialog
      title="Pictures"
      subtitle="Newest first"
      footer={list.pictures.length > 0 && <PictureListFooter list={list} onShowOlder={showOlder} />}
      onClose={onClose}
      // Events bubble to the field that has opened the dialog, which takes files.
      onDragOver={refuseFiles}
      onDrop={refuseFiles}
      onPaste={(event) => event.stopPropagation()}
    >
      <Box ref={body} tabIndex={-1} sx={bodyStyle}>
        {usage.status === 'error' && list.pictures.length > 0 && (
          <ReadFailure
            severity="warning"
            message="The posts could not be searched for these pictures."
            onRetry={usage.retry}
          />
        )}
        <PictureList
          pictures={list.pictures}
          action={action}
          usage={usage}
          busyIds={actions.busyIds}
          onChoose={({ name, largest }) => onChoose({ name, address: publicAddress(largest) })}
          onDelete={actions.remove}
        />
        <PictureListStatus list={list} />
      </Box>
      {dialog}
    </LargeDialog>
  );
}

function refuseFiles(event: DragEvent): void {
  event.stopPropagation();
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

const bodyStyle = { flex: 1, minHeight: 0, overflowY: 'auto', '&:focus': { outline: 'none' } } as const;
