import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { scheduleSaveId } from '#src/features/posts/data/post.ts';
import { areValuesEqual } from '#src/features/posts/data/postSchema.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { faultText } from '#src/firebase/storedFields.ts';
import type { Conflict, ConflictResolution } from './comparison/ConflictDialog.tsx';
import { isNewPostKey, type PostDraft } from './drafts/postDraft.ts';
import { conflictTitles, formAlerts } from './messages.ts';
import { editedPost, type OpenedPost, type PostBase } from './openPost.ts';
import type { PostEditorState } from './usePostEditor.ts';

type PostAlertsProps = {
  editor: PostEditorState;
  opened: OpenedPost;
  resolveConflict(conflict: Conflict): Promise<ConflictResolution>;
};

export function PostAlerts({ editor, opened, resolveConflict }: PostAlertsProps) {
  const { base, form, draft, fill, undo } = editor;
  const { post } = opened;
  const { other } = draft.state;
  const isUnsaved = !areValuesEqual(opened.values, opened.base.storedValues);
  const isNew = isNewPostKey(opened.key);
  const isDeleted = base.id !== '' && !base.isStored && !isNew;

  async function compare(seen: PostDraft): Promise<void> {
    const { values, savedAt, baseUpdatedAt } = seen;
    const mine = editor.read().values;
    const resolution = await resolveConflict({ title: conflictTitles.draft, other: values, savedAt, mine });
    if (resolution === 'keepEditing') return;
    draft.replaceOther(seen);
    if (resolution === 'useOther') fill({ values, base: { ...base, baseUpdatedAt } });
  }

  function discard(): void {
    fill(editedPost(opened.key, post, null));
  }

  return (
    <>
      {isDeleted && <Alert severity="warning">{formAlerts.restoring}</Alert>}
      {post?.faults && (
        <Alert severity="warning">
          {formAlerts.unreadable} {faultText(post)}
        </Alert>
      )}
      {isOutdated(opened, base) && (
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
              <ActionButton label="Discard Draft" disabled={form.isSubmitting} onClick={discard} />
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

/** Whether the form continues a draft of an earlier state of the post. */
function isOutdated({ post, draft }: OpenedPost, { baseUpdatedAt, saveId }: PostBase): boolean {
  if (!post || draft?.baseUpdatedAt !== baseUpdatedAt || post.updatedAt === baseUpdatedAt) return false;
  return ![saveId, scheduleSaveId(baseUpdatedAt)].includes(post.saveId ?? '');
}
