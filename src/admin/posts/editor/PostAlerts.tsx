import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { type Post, scheduleSaveId } from '#src/features/posts/data/post.ts';
import { areValuesEqual } from '#src/features/posts/data/postFields.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';
import type { Conflict, ConflictResolution } from './comparison/ConflictDialog.tsx';
import { newPostKey, type PostDraft } from './drafts/postDraft.ts';
import { conflictTitles, formAlerts } from './messages.ts';
import { type OpenedPost, openedPost } from './postSession.ts';
import type { PostEditorState } from './usePostEditor.ts';

type PostAlertsProps = {
  editor: PostEditorState;
  opened: OpenedPost;
  post: Post | undefined;
  resolveConflict(conflict: Conflict): Promise<ConflictResolution>;
};

export function PostAlerts({ editor, opened, post, resolveConflict }: PostAlertsProps) {
  const { session, form, draft, fill, undo } = editor;
  const { other } = draft.state;
  const isUnsaved = !areValuesEqual(opened.values, opened.session.storedValues);
  const isNew = opened.key === newPostKey;
  const isDeleted = session.id !== '' && !session.isStored && !isNew;

  async function compare(seen: PostDraft): Promise<void> {
    const { values, savedAt, baseUpdatedAt } = seen;
    const mine = editor.readValues();
    const resolution = await resolveConflict({ title: conflictTitles.draft, other: values, savedAt, mine });
    if (resolution === 'keepEditing') return;
    draft.replaceOther(seen);
    if (resolution === 'useOther') fill(values, { ...session, baseUpdatedAt });
  }

  function discard(): void {
    const stored = openedPost(opened.key, { post, draft: null });
    fill(stored.values, stored.session);
  }

  return (
    <>
      {isDeleted && <Alert severity="warning">{formAlerts.restoring}</Alert>}
      {post && isInvalidDocument(post) && (
        <Alert severity="warning">
          {formAlerts.unreadable} {post.invalidReason}
        </Alert>
      )}
      {post && isChangedElsewhere(post, editor) && (
        <Alert severity="warning">
          {postMessages.conflict}. {formAlerts.compare}
        </Alert>
      )}
      {other && (
        <Alert
          severity="warning"
          action={<ActionButton label="Compare" onClick={() => void compare(other)} />}
        >
          {formAlerts.other}
        </Alert>
      )}
      {undo && (
        <Alert
          ref={scrollIntoView}
          severity="info"
          action={<ActionButton label="Undo" disabled={form.isSubmitting} onClick={undo} />}
        >
          {formAlerts.replaced}
        </Alert>
      )}
      {!undo && opened.draft && isUnsaved && (
        <Alert
          severity="info"
          action={
            (post || isNew) && (
              <ActionButton label="Discard draft" disabled={form.isSubmitting} onClick={discard} />
            )
          }
        >
          {formAlerts.draft(formatDateTime(opened.draft.savedAt))}
        </Alert>
      )}
    </>
  );
}

function ActionButton({ label, ...props }: ButtonProps & { label: string }) {
  return (
    <Button size="small" variant="text" {...props}>
      {label}
    </Button>
  );
}

function scrollIntoView(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
}

function isChangedElsewhere(post: Post, { session }: PostEditorState): boolean {
  const own = [session.saveId, scheduleSaveId(session.baseUpdatedAt)];
  const isOwn = post.updatedAt === session.baseUpdatedAt || own.includes(post.saveId ?? '');
  return session.isStored && !isOwn;
}
