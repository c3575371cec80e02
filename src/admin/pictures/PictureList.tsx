import Box from '@mui/material/Box';
import type { Picture } from '#src/features/pictures/picture.ts';
import { PictureRow } from './PictureRow.tsx';
import type { usePictureUsage } from './usePictureUsage.ts';

type PictureListProps = {
  pictures: readonly Picture[];
  action: string;
  usage: ReturnType<typeof usePictureUsage>;
  busyIds: ReadonlySet<string>;
  onChoose(picture: Picture): void;
  onDelete(picture: Picture): void;
};

export function PictureList({ pictures, action, usage, busyIds, ...on }: PictureListProps) {
  return (
    <Box component="ul" aria-label="Pictures" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {pictures.map((picture) => (
        <PictureRow
          key={picture.id}
          picture={picture}
          action={action}
          isBusy={busyIds.has(picture.id)}
          usage={usage}
          onChoose={() => on.onChoose(picture)}
          onDelete={() => on.onDelete(picture)}
        />
      ))}
    </Box>
  );
}

export function focusPicture(list: HTMLElement | null, picture: Picture | undefined): void {
  const row = picture && list?.querySelector<HTMLElement>(`[data-picture="${picture.id}"] button`);
  (row ?? list)?.focus();
}
