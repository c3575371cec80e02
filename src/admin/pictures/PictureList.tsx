import Box from '@mui/material/Box';
import type { Picture } from '#src/features/pictures/picture.ts';
import { publicAddress } from '#src/features/pictures/publicAddress.ts';
import { PictureRow } from './PictureRow.tsx';
import { PictureUsers } from './PictureUsers.tsx';
import type { usePictureUsage } from './usePictureUsage.ts';

type PictureListProps = {
  pictures: readonly Picture[];
  /** What the button of a picture is called. */
  action: string;
  usage: ReturnType<typeof usePictureUsage>;
  /** The id of the picture that is being deleted. */
  deleting: string | undefined;
  onChoose(picture: Picture): void;
  onCopy(address: string): void;
  onDelete(picture: Picture): void;
};

/** Pictures as rows: what each looks like, its facts, the posts that use it, and what can be done with it. */
export function PictureList({ pictures, action, usage, deleting, ...on }: PictureListProps) {
  return (
    <Box component="ul" aria-label="Pictures" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {pictures.map((picture) => (
        <PictureRow
          key={picture.id}
          picture={picture}
          action={action}
          isBusy={picture.id === deleting}
          users={<PictureUsers status={usage.status} titles={usage.findUsers(picture.id)} />}
          onChoose={() => on.onChoose(picture)}
          onCopy={() => on.onCopy(publicAddress(picture.largest))}
          onDelete={() => on.onDelete(picture)}
        />
      ))}
    </Box>
  );
}

/** Puts the focus on the first button of a picture in the list, or on the list when there is none. */
export function focusPicture(list: HTMLElement | null, picture: Picture | undefined): void {
  const row = picture && list?.querySelector<HTMLElement>(`[data-picture="${picture.id}"] button`);
  (row ?? list)?.focus();
}
