import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  usePictureUploads,
  useUploadsFor,
} from '#src/admin/posts/editor/pictures/uploads/PictureUploadsContext.ts';
import type { PictureUpload } from '#src/admin/posts/editor/pictures/uploads/pictureUploads.ts';
import { UploadAnnouncer } from '#src/admin/posts/editor/pictures/uploads/UploadAnnouncer.tsx';
import { UploadRow } from '#src/admin/posts/editor/pictures/uploads/UploadRow.tsx';
import { AltTextForm } from './AltTextForm.tsx';
import { fillPlaceholders, insertUpload, markdownOf, removePlaceholder } from './fillPlaceholders.ts';
import { InterruptedUploads } from './InterruptedUploads.tsx';
import { useDropGuard } from './useFileDrop.ts';
import { useLostFocus } from './useLostFocus.ts';

type ContentPicturesProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
};

export function ContentPictures({ field, value }: ContentPicturesProps) {
  const uploads = usePictureUploads();
  const pending = useUploadsFor('content');
  const list = useRef<HTMLUListElement>(null);
  useNewPictures(pending, focusQuestion);
  useDropGuard();
  const focusHandlers = useLostFocus(focusQuestion);
  useEffect(() => {
    const fill = () => field.current && fillPlaceholders(uploads, field.current);
    // Typed while React is at work, the text would be put back.
    queueMicrotask(fill);
    return uploads.subscribe(fill);
  }, [uploads, field]);

  function focusQuestion() {
    const question = list.current?.querySelector<HTMLInputElement>('[data-question] input');
    (question ?? field.current)?.focus();
  }

  /** Also brings the focus to the next question: the one that is answered goes. */
  function answer(change: () => void) {
    flushSync(change);
    focusQuestion();
  }

  function cancel({ id }: PictureUpload) {
    if (field.current) removePlaceholder(field.current, id);
    answer(() => uploads.cancel(id));
  }

  function insert(upload: PictureUpload) {
    if (field.current) insertUpload(uploads, field.current, upload);
    field.current?.focus();
  }

  return (
    <>
      <InterruptedUploads field={field} value={value} />
      <UploadAnnouncer target="content" />
      {pending.length > 0 && (
        <Stack
          component="ul"
          ref={list}
          {...focusHandlers}
          aria-label="Pictures for the text"
          sx={{ gap: 1, marginTop: 1 }}
        >
          {pending.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => uploads.retry(upload.id)}
              onCancel={() => cancel(upload)}
            >
              {upload.status !== 'refused' && upload.alt === undefined && (
                <AltTextForm
                  name={upload.name}
                  onLeave={() => field.current?.focus()}
                  onDescribe={(alt) => answer(() => uploads.describe(upload.id, alt))}
                />
              )}
              {markdownOf(upload) && (
                <MissingPlaceholder name={upload.name} onInsert={() => insert(upload)} />
              )}
            </UploadRow>
          ))}
        </Stack>
      )}
    </>
  );
}

/** Somebody has deleted the placeholder meanwhile. */
function MissingPlaceholder({ name, onInsert }: { name: string; onInsert(): void }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="body2">Its place in the text is gone.</Typography>
      <Button size="small" variant="outlined" aria-label={`Insert at the caret: ${name}`} onClick={onInsert}>
        Insert at the caret
      </Button>
    </Stack>
  );
}

function useNewPictures(pending: readonly PictureUpload[], onNew: () => void): void {
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const isNew = pending.some(({ id, status }) => status !== 'refused' && !known.current.has(id));
    known.current = new Set(pending.map(({ id }) => id));
    if (isNew) onNew();
  });
}
