import type { EditorView } from '@codemirror/view';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { usePictureUploads, useUploadsFor } from '#src/admin/posts/editor/pictures/PictureUploadsContext.ts';
import type { PictureUpload } from '#src/admin/posts/editor/pictures/pictureUploads.ts';
import { UploadAnnouncer, UploadRow } from '#src/admin/posts/editor/pictures/UploadRow.tsx';
import { AltTextForm } from './AltTextForm.tsx';
import { InterruptedUploads } from './InterruptedUploads.tsx';
import { fillPlaceholders, insertUpload, markdownOf, removePlaceholder } from './textPictures.ts';
import { useLostFocus } from './useLostFocus.ts';

type ContentPicturesProps = { view: EditorView; value: string };

export function ContentPictures({ view, value }: ContentPicturesProps) {
  const uploads = usePictureUploads();
  const pending = useUploadsFor('content');
  const list = useRef<HTMLUListElement>(null);
  useNewPictures(pending, focusQuestion);
  const focusHandlers = useLostFocus(focusQuestion);
  // A placeholder that was cut may be pasted back after its upload has finished.
  const fill = useEffectEvent(() => fillPlaceholders(uploads, view));
  useEffect(() => {
    if (value !== '') fill();
  }, [value]);

  function focusQuestion() {
    const question = list.current?.querySelector<HTMLInputElement>('[data-question] input');
    if (question) question.focus();
    else view.focus();
  }

  /** Also focuses the next form, since the one just submitted disappears. */
  function answer(change: () => void) {
    flushSync(change);
    focusQuestion();
  }

  function cancel({ id }: PictureUpload) {
    removePlaceholder(view, id);
    answer(() => uploads.cancel(id));
  }

  function insert(upload: PictureUpload) {
    insertUpload(uploads, view, upload);
    view.focus();
  }

  return (
    <>
      <InterruptedUploads view={view} value={value} />
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
                  onLeave={() => view.focus()}
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

function MissingPlaceholder({ name, onInsert }: { name: string; onInsert(): void }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="body2">Its placeholder was deleted.</Typography>
      <Button size="small" variant="outlined" aria-label={`Insert at cursor: ${name}`} onClick={onInsert}>
        Insert at cursor
      </Button>
    </Stack>
  );
}

function useNewPictures(pending: readonly PictureUpload[], onNew: () => void): void {
  const known = useRef<ReadonlySet<string>>(new Set());
  const handleNew = useEffectEvent(onNew);
  useEffect(() => {
    const isNew = pending.some(({ id, status }) => status !== 'refused' && !known.current.has(id));
    known.current = new Set(pending.map(({ id }) => id));
    if (isNew) handleNew();
  }, [pending]);
}
