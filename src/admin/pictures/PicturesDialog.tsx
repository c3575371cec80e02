import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type DragEvent, useRef } from 'react';
import { adminBreakpoints } from '#src/admin/adminLayout.ts';
import { copyAddress } from '#src/admin/shared/copyAddress.ts';
import { DialogHeader } from '#src/admin/shared/dialogs/DialogHeader.tsx';
import { useConfirm } from '#src/admin/shared/dialogs/useConfirm.tsx';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { publicAddress } from '#src/features/pictures/publicAddress.ts';
import { focusPicture, PictureList } from './PictureList.tsx';
import { PictureListFooter } from './PictureListFooter.tsx';
import { PictureListStatus } from './PictureListStatus.tsx';
import type { PictureUser } from './pictureUsage.ts';
import { usePictureActions } from './usePictureActions.ts';
import { usePictureList } from './usePictureList.ts';
import { usePictureUsage } from './usePictureUsage.ts';
import { useShowOlder } from './useShowOlder.ts';

export type ChosenPicture = { name: string; address: string };

export type PicturesDialogProps = {
  /** 'Insert' or 'Choose'. */
  action: string;
  /** May not be saved yet. */
  writing: PictureUser;
  onChoose(picture: ChosenPicture): void;
  onClose(): void;
};

const titleId = 'pictures-title';

export function PicturesDialog({ action, writing, onChoose, onClose }: PicturesDialogProps) {
  const isFullScreen = useMediaQuery(adminBreakpoints.phone);
  const body = useRef<HTMLDivElement>(null);
  const list = usePictureList();
  const showOlder = useShowOlder(body, list);
  const usage = usePictureUsage(writing);
  const { confirm, dialog } = useConfirm();
  const actions = usePictureActions({
    confirm,
    findUsersWhenRead: usage.findUsersWhenRead,
    onChanged: list.change,
    onRemoved(id) {
      const index = list.pictures.findIndex((picture) => picture.id === id);
      focusPicture(body.current, list.pictures[index + 1] ?? list.pictures[index - 1]);
      list.remove(id);
    },
  });
  return (
    <Dialog
      open
      fullScreen={isFullScreen}
      maxWidth={false}
      onClose={onClose}
      // Events bubble to the field that has opened the dialog, which takes files.
      onDragOver={refuseFiles}
      onDrop={refuseFiles}
      onPaste={(event) => event.stopPropagation()}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isFullScreen ? {} : paperStyle } }}
    >
      <DialogHeader titleId={titleId} title="Pictures" subtitle="Newest first" onClose={onClose} />
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
          deleting={actions.deleting}
          onChoose={({ name, largest }) => onChoose({ name, address: publicAddress(largest) })}
          onCopy={(address) => void copyAddress(address, 'Address of the picture copied')}
          onDelete={actions.remove}
        />
        <PictureListStatus list={list} />
      </Box>
      {list.pictures.length > 0 && <PictureListFooter list={list} onShowOlder={showOlder} />}
      {dialog}
      <NotificationContainer />
    </Dialog>
  );
}

function refuseFiles(event: DragEvent): void {
  event.stopPropagation();
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

const paperStyle = { width: '64rem', maxWidth: 'calc(100% - 2rem)', height: 'calc(100% - 4rem)' };

const bodyStyle = { flex: 1, minHeight: 0, overflowY: 'auto', '&:focus': { outline: 'none' } } as const;
