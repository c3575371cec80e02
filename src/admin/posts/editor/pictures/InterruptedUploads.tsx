import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type RefObject, useRef } from 'react';
import {
  usePictureUploads,
  useUploadsFor,
} from '#src/admin/posts/editor/pictures/uploads/PictureUploadsContext.ts';
import { removePlaceholder } from './fillPlaceholders.ts';
import { PictureFileInput } from './PictureFileInput.tsx';
import { findPlaceholders } from './placeholders.ts';

type InterruptedUploadsProps = { field: RefObject<HTMLTextAreaElement | null>; value: string };

/** Placeholders whose upload ended with an earlier form. */
export function InterruptedUploads({ field, value }: InterruptedUploadsProps) {
  const uploads = usePictureUploads();
  const pending = useUploadsFor('content');
  const input = useRef<HTMLInputElement>(null);
  const chosenFor = useRef('');
  const cutOff = findPlaceholders(value).filter(
    ({ id }) => uploads.insertedFor(id) === undefined && !pending.some((upload) => upload.id === id),
  );

  function remove(id: string) {
    if (field.current) removePlaceholder(field.current, id);
    field.current?.focus();
  }

  return (
    <>
      <PictureFileInput ref={input} onFiles={(files) => uploads.add(files, 'content', chosenFor.current)} />
      {cutOff.map(({ id, name }) => (
        <Alert key={id} severity="warning" sx={{ marginTop: 1 }}>
          The upload of “{name}” was cut off. Its place in the text is kept.
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button
              size="small"
              variant="outlined"
              aria-label={`Choose it again: ${name}`}
              onClick={() => {
                chosenFor.current = id;
                input.current?.click();
              }}
            >
              Choose it again
            </Button>
            <Button
              size="small"
              variant="text"
              aria-label={`Leave it out: ${name}`}
              onClick={() => remove(id)}
            >
              Leave it out
            </Button>
          </Stack>
        </Alert>
      ))}
    </>
  );
}
