import type { EditorView } from '@codemirror/view';
import Stack from '@mui/material/Stack';
import { useMemo, useRef } from 'react';
import { describeImage, undescribedImages } from '#src/admin/posts/editor/markdown/imagesInText.ts';
import { usePictureUploads, useUploadsFor } from '#src/admin/posts/editor/pictures/pictureUploads.ts';
import { UploadAnnouncer, UploadRow } from '#src/admin/posts/editor/pictures/UploadRow.tsx';
import { AltTextForm } from './AltTextForm.tsx';
import { useLostFocus } from './useLostFocus.ts';

type ContentPicturesProps = { view: EditorView; value: string };

/** Uploads, and uploaded images that still need a description. */
export function ContentPictures({ view, value }: ContentPicturesProps) {
  const uploads = usePictureUploads();
  const pending = useUploadsFor('content');
  const undescribed = useMemo(() => (value === '' ? [] : undescribedImages(view.state)), [view, value]);
  const list = useRef<HTMLUListElement>(null);
  const focusHandlers = useLostFocus(() => {
    const question = list.current?.querySelector('input');
    if (question) question.focus();
    else view.focus();
  });

  return (
    <>
      <UploadAnnouncer target="content" />
      {pending.length + undescribed.length > 0 && (
        <Stack
          component="ul"
          ref={list}
          {...focusHandlers}
          aria-label="Images in the text"
          sx={{ gap: 1, marginTop: 1 }}
        >
          {pending.map(({ id, ...upload }) => (
            <UploadRow
              key={id}
              upload={{ id, ...upload }}
              onRetry={() => uploads.retry(id)}
              onCancel={() => uploads.cancel(id)}
            />
          ))}
          {undescribed.map((image, index) => (
            <AltTextForm
              // Several questions may be about one image.
              key={`${image.address} ${undescribed.slice(0, index).filter((one) => one.address === image.address).length}`}
              address={image.address}
              onDescribe={(alt) => {
                const change = describeImage(image, alt)(view.state);
                if (change) view.dispatch(change);
              }}
              onLeave={() => view.focus()}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
