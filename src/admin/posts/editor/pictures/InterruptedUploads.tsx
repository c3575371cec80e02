import type { EditorView } from '@codemirror/view';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { usePictureUploads, useUploadsFor } from '#src/admin/posts/editor/pictures/PictureUploadsContext.ts';
import { findPlaceholders, type Placeholder } from './placeholders.ts';
import { removePlaceholder } from './textPictures.ts';
import { usePictureFiles } from './usePictureFiles.tsx';

type InterruptedUploadsProps = { view: EditorView; value: string };

/** Lists placeholders without an upload: it ended with an earlier form, or the paste did not include the picture. */
export function InterruptedUploads({ view, value }: InterruptedUploadsProps) {
  const uploads = usePictureUploads();
  const pending = useUploadsFor('content');
  const waiting = findPlaceholders(value).filter(
    ({ id }) => uploads.insertedFor(id) === undefined && !pending.some((upload) => upload.id === id),
  );
  const [missing, interrupted] = [true, false].map((is) =>
    waiting.filter(({ isMissing }) => isMissing === is),
  );
  return (
    <>
      {interrupted?.map((one) => (
        <WaitingPictures
          key={one.id}
          view={view}
          pictures={[one]}
          message={`The upload of “${one.name}” was interrupted.`}
          choose="Select the file again"
        />
      ))}
      {missing && missing.length > 0 && (
        <WaitingPictures
          view={view}
          pictures={missing}
          message={`${missing.length === 1 ? '1 picture' : `${missing.length} pictures`} couldn't be pasted.`}
          choose={missing.length === 1 ? 'Choose file' : 'Choose files'}
        />
      )}
    </>
  );
}

type WaitingPicturesProps = {
  view: EditorView;
  pictures: readonly Placeholder[];
  message: string;
  choose: string;
};

/** Assigns the chosen files to the placeholders in text order. */
function WaitingPictures({ view, pictures, message, choose }: WaitingPicturesProps) {
  const uploads = usePictureUploads();
  const files = usePictureFiles({
    isMultiple: pictures.length > 1,
    onFiles: (chosen) =>
      chosen.slice(0, pictures.length).forEach((file, index) => {
        uploads.add([file], 'content', pictures[index]?.id);
      }),
  });
  const names = pictures.map(({ name }) => name).join(', ');

  function remove() {
    for (const { id } of pictures) removePlaceholder(view, id);
    view.focus();
  }

  return (
    <Alert severity="warning" sx={{ marginTop: 1 }}>
      {message}
      {files.input}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" aria-label={`${choose}: ${names}`} onClick={files.choose}>
          {choose}
        </Button>
        <Button size="small" variant="text" aria-label={`Remove: ${names}`} onClick={remove}>
          Remove
        </Button>
      </Stack>
    </Alert>
  );
}
