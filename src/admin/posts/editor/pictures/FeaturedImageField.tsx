import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { fieldHelp, pictureHelp } from '#src/admin/posts/editor/messages.ts';
import { usePictureUploads, useUploadsFor } from '#src/admin/posts/editor/pictures/pictureUploads.ts';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import { fullMatch, patterns } from '#src/components/form/fieldRules.ts';
import { useDebouncedValue } from '#src/components/state/useDebouncedValue.ts';
import { pictureMessages } from '#src/features/pictures/messages.ts';
import { postFields } from '#src/features/posts/data/postFields.ts';
import { UploadList } from './UploadList.tsx';
import { usePictureSources } from './usePictureSources.tsx';

const name = 'featuredImage';

export function FeaturedImageField() {
  const [{ value }, , { setValue }] = useField<string>(name);
  const { isSubmitting } = useFormikContext();
  const uploads = usePictureUploads();
  const pending = useUploadsFor(name);
  const takeUploaded = useEffectEvent((address: string) => void setValue(address));
  useEffect(() => uploads.onUploaded(name, (address) => takeUploaded(address)), [uploads]);

  const sources = usePictureSources({
    onFiles: upload,
    action: 'Choose',
    onStored(address) {
      pending.forEach(uploads.cancel);
      void setValue(address);
    },
  });

  function upload(files: readonly File[]) {
    if (isSubmitting || files.length === 0) return;
    pending.forEach(uploads.cancel);
    uploads.add(files.slice(0, 1), name);
  }

  return (
    <Box
      {...sources.dropProps}
      onPaste={({ clipboardData }) => upload([...clipboardData.files])}
      sx={sources.isOver ? { outline: 2, outlineColor: 'primary.main', outlineOffset: 4 } : {}}
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
          <Button size="small" variant="outlined" disabled={isSubmitting} onClick={sources.chooseFile}>
            Upload an image
          </Button>
          <Button size="small" variant="outlined" disabled={isSubmitting} onClick={sources.chooseStored}>
            Choose from uploads
          </Button>
        </Stack>
      )}
      {sources.elements}
      <UploadList
        target={name}
        label="Featured image"
        onFocusLost={() => sources.root.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()}
      />
      <FeaturedImagePreview url={value} />
    </Box>
  );
}

const debounceMs = 400;

function FeaturedImagePreview({ url }: { url: string }) {
  const src = useDebouncedValue(url.trim(), debounceMs);
  if (!fullMatch(patterns.image).test(src)) return null;
  return <LoadedImage key={src} src={src} />;
}

function LoadedImage({ src }: { src: string }) {
  const [isFailed, setIsFailed] = useState(false);
  return (
    <Box role="status" sx={{ mt: 1 }}>
      {isFailed ? (
        <Typography variant="caption" sx={{ color: 'error.main', fontWeight: 500 }}>
          {pictureHelp.notLoaded}. Check the URL, or try another one.
        </Typography>
      ) : (
        <Box
          component="img"
          src={src}
          alt="Featured image"
          onError={() => setIsFailed(true)}
          sx={{
            width: '10rem',
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            backgroundColor: 'background.sunk',
          }}
        />
      )}
    </Box>
  );
}
