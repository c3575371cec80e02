import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useField, useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { fieldHelp } from '#src/admin/posts/editor/messages.ts';
import { usePictureUploads, useUploadsFor } from '#src/admin/posts/editor/pictures/pictureUploads.ts';
import { UploadAnnouncer, UploadRow } from '#src/admin/posts/editor/pictures/UploadRow.tsx';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import { pictureMessages } from '#src/features/pictures/messages.ts';
import { postFields } from '#src/features/posts/data/postFields.ts';
import { FeaturedImagePreview } from './FeaturedImagePreview.tsx';
import { useImageDropzone } from './useImageDropzone.tsx';
import { useLostFocus } from './useLostFocus.ts';
import { usePictureChooser } from './usePictureChooser.tsx';

const name = 'featuredImage';

export function FeaturedImageField() {
  const [{ value }, , { setValue }] = useField<string>(name);
  const { isSubmitting } = useFormikContext();
  const uploads = usePictureUploads();
  const pending = useUploadsFor(name);
  const picture = useImageDropzone({ onFiles: upload });
  const focusHandlers = useLostFocus(() => {
    picture.root.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  });
  const takeUploaded = useEffectEvent((address: string) => void setValue(address));
  useEffect(() => uploads.onUploaded(name, (address) => takeUploaded(address)), [uploads]);

  const chooser = usePictureChooser({
    action: 'Choose',
    onChoose(address) {
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
      {...picture.dropProps}
      onPaste={({ clipboardData }) => upload([...clipboardData.files])}
      sx={picture.isOver ? { outline: 2, outlineColor: 'primary.main', outlineOffset: 4 } : {}}
    >
      <FormTextField
        name={name}
        label={postFields.featuredImage.label}
        required
        inputMode="url"
        autoComplete="off"
        help={
          uploads.isAvailable
            ? fieldHelp.featuredImage
            : `${pictureMessages.unavailable}. ${fieldHelp.imageUrl}`
        }
      />
      {uploads.isAvailable && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
          <Button size="small" variant="outlined" disabled={isSubmitting} onClick={picture.choose}>
            Upload a picture
          </Button>
          <Button size="small" variant="outlined" disabled={isSubmitting} onClick={chooser.choose}>
            Choose from uploads
          </Button>
        </Stack>
      )}
      {picture.input}
      {chooser.dialog}
      <UploadAnnouncer target={name} />
      {pending.length > 0 && (
        <Stack component="ul" {...focusHandlers} aria-label="Featured image" sx={{ marginTop: 1 }}>
          {pending.map((one) => (
            <UploadRow
              key={one.id}
              upload={one}
              onRetry={() => uploads.retry(one.id)}
              onCancel={() => uploads.cancel(one.id)}
            />
          ))}
        </Stack>
      )}
      <FeaturedImagePreview url={value} />
    </Box>
  );
}
