import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useField, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import {
  usePictureUploads,
  useUploadsFor,
} from '#src/admin/posts/editor/pictures/uploads/PictureUploadsContext.ts';
import { UploadAnnouncer } from '#src/admin/posts/editor/pictures/uploads/UploadAnnouncer.tsx';
import { UploadRow } from '#src/admin/posts/editor/pictures/uploads/UploadRow.tsx';
import { prefetchUpload } from '#src/admin/posts/editor/pictures/uploads/uploadJob.ts';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import { uploadMessages } from '#src/features/pictures/picture.ts';
import { postFields } from '#src/features/posts/data/postFields.ts';
import { FeaturedImagePreview } from './FeaturedImagePreview.tsx';
import { PictureFileInput } from './PictureFileInput.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { useLostFocus } from './useLostFocus.ts';
import { usePictureChooser } from './usePictureChooser.tsx';

const name = 'featuredImage';

type FeaturedImageFieldProps = { postId: string };

export function FeaturedImageField({ postId }: FeaturedImageFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const { isSubmitting } = useFormikContext();
  const uploads = usePictureUploads();
  const pending = useUploadsFor(name);
  const input = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(upload);
  const box = useRef<HTMLElement>(null);
  const focusHandlers = useLostFocus(() => {
    box.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  });
  useEffect(() => {
    const done = pending.find(({ status }) => status === 'uploaded');
    if (!done?.address) return;
    void setValue(done.address);
    uploads.finish(done.id);
  });

  const chooser = usePictureChooser({
    postId,
    action: 'Choose',
    onChoose({ address }) {
      for (const { id } of pending) uploads.cancel(id);
      void setValue(address);
    },
  });

  function upload(files: readonly File[]) {
    if (isSubmitting || files.length === 0) return;
    for (const { id } of pending) uploads.cancel(id);
    uploads.add(files.slice(0, 1), name);
  }

  return (
    <Box
      ref={box}
      {...drop.handlers}
      onPaste={({ clipboardData }) => upload([...clipboardData.files])}
      sx={drop.isOver ? { outline: 2, outlineColor: 'primary.main', outlineOffset: 4 } : {}}
    >
      <FormTextField
        name={name}
        label={postFields.featuredImage.label}
        required
        inputMode="url"
        autoComplete="off"
        help={
          uploads.isAvailable
            ? 'Upload a picture, or enter an address: https:// or / for a picture on this site'
            : `${uploadMessages.unavailable}. Start with https:// or with / for a picture on this site`
        }
      />
      {uploads.isAvailable && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
          <Button
            size="small"
            variant="outlined"
            disabled={isSubmitting}
            onPointerEnter={prefetchUpload}
            onFocus={prefetchUpload}
            onClick={() => input.current?.click()}
          >
            Upload a picture
          </Button>
          <Button size="small" variant="outlined" disabled={isSubmitting} onClick={chooser.choose}>
            Choose from uploads
          </Button>
        </Stack>
      )}
      <PictureFileInput ref={input} onFiles={upload} />
      {chooser.dialog}
      <UploadAnnouncer target={name} />
      {pending.length > 0 && (
        <Stack component="ul" {...focusHandlers} aria-label="Featured picture" sx={{ marginTop: 1 }}>
          {pending.map((one) => (
            <UploadRow
              key={one.id}
              upload={one}
              onRetry={() => uploads.retry(one.id)}
              onCancel={() => {
                uploads.cancel(one.id);
              }}
            />
          ))}
        </Stack>
      )}
      <FeaturedImagePreview url={value} />
    </Box>
  );
}
