import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import type { FormValues } from '#src/admin/posts/editor/formValues.ts';
import { fieldHelp } from '#src/admin/posts/editor/messages.ts';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import { fullMatch, patterns } from '#src/components/form/fieldRules.ts';
import { useDebouncedValue } from '#src/components/state/useDebouncedValue.ts';
import { postFields } from '#src/features/posts/data/postFields.ts';
import { pictureHelp } from './messages.ts';
import type { PictureUploads } from './pictureUploads.ts';
import { UploadList } from './UploadList.tsx';
import { usePictureSources } from './usePictureSources.tsx';

const name = 'featuredImage';

export function FeaturedImageField({ uploads }: { uploads: PictureUploads }) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const { values, isSubmitting, setFieldValue } = useFormikContext<FormValues>();
  const latest = useLatest(values);
  const sources = usePictureSources({
    onFiles: (files) => void upload(files),
    action: 'Choose',
    onStored({ url, description }) {
      uploads.cancelAll();
      replaceBy(url, description);
    },
  });

  async function upload([file]: readonly File[]) {
    if (isSubmitting || !file) return;
    uploads.cancelAll();
    const url = await uploads.add(file)?.url;
    // The description may have been typed during the upload.
    const { imageDescription } = latest.current;
    if (url) replaceBy(url, imageDescription === values.imageDescription ? '' : imageDescription);
  }

  /** Without a previous image, the description in the form may be about the new one. */
  function replaceBy(url: string, description: string): void {
    const { featuredImage, imageDescription } = latest.current;
    const isDescribed = featuredImage === url || (featuredImage.trim() === '' && imageDescription !== '');
    void setValue(url);
    if (!isDescribed) void setFieldValue('imageDescription', description);
  }

  return (
    <>
      <Box
        {...sources.dropProps}
        onPaste={({ clipboardData }) => void upload([...clipboardData.files])}
        sx={sources.isOver ? { outline: 2, outlineColor: 'primary.main', outlineOffset: 4 } : {}}
      >
        <FeaturedImagePreview url={value} />
        <FormTextField
          name={name}
          label={postFields.featuredImage.label}
          required
          input={{ inputMode: 'url', autoComplete: 'off' }}
          help={fieldHelp.featuredImage}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
          <Button size="small" variant="outlined" disabled={isSubmitting} onClick={sources.chooseFile}>
            Upload an Image
          </Button>
          <Button size="small" variant="outlined" disabled={isSubmitting} onClick={sources.chooseStored}>
            Choose from Uploads
          </Button>
        </Stack>
        {sources.input}
        <UploadList
          uploads={uploads}
          label="Featured image"
          onFocusLost={() => document.querySelector<HTMLElement>(`[name=${name}]`)?.focus()}
        />
      </Box>
      <FormTextField
        name="imageDescription"
        label={postFields.imageDescription.label}
        help={fieldHelp.imageDescription}
      />
      {sources.dialog}
    </>
  );
}

/** Shows the image when typing pauses, or says that it can't be loaded. */
function FeaturedImagePreview({ url }: { url: string }) {
  const src = useDebouncedValue(url.trim(), 400);
  const [failed, setFailed] = useState<string>();
  // Reentering a URL reloads it.
  if (failed !== undefined && failed !== src) setFailed(undefined);
  if (!fullMatch(patterns.image).test(src)) return null;
  return (
    <Box role="status" sx={{ marginBottom: 1 }}>
      {failed === src ? (
        <Typography variant="caption" sx={{ color: 'error.main', fontWeight: 500 }}>
          {pictureHelp.notLoaded}. Check the URL, or try another one.
        </Typography>
      ) : (
        <Box
          component="img"
          src={src}
          alt="Featured image"
          onError={() => setFailed(src)}
          sx={previewStyle}
        />
      )}
    </Box>
  );
}

const previewStyle = {
  width: '10rem',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  backgroundColor: 'background.sunk',
} as const;
