import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import { isNewPostKey } from '#src/admin/posts/editor/autosave/autosave.ts';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { scheduleSaveId } from '#src/features/posts/data/post.ts';
import { areValuesEqual } from '#src/features/posts/data/postSchema.ts';
import { faultyFields } from '#src/firebase/storedFields.ts';
import { formAlerts } from './messages.ts';
import { editedPost, type OpenedPost, type PostBase } from './openPost.ts';
import type { PostEditorState } from './usePostEditor.ts';

type PostAlertsProps = { editor: PostEditorState; opened: OpenedPost };

export function PostAlerts({ editor, opened }: PostAlertsProps) {
  const { base, form, autosave, fill, undo } = editor;
  const { post } = opened;
  const { other } = autosave.state;
  const isUnsaved = !areValuesEqual(opened.values, opened.base.storedValues);
  const isNew = isNewPostKey(opened.key);
  const isDeleted = base.id !== '' && !base.isStored && !isNew;

  function discard(): void {
    fill(editedPost(opened.key, post, null));
  }

  return (
    <>
      {isDeleted && <Alert severity="warning">{formAlerts.restoring}</Alert>}
      {post?.faults && <Alert severity="warning">{formAlerts.unreadable(faultyFields(post))}</Alert>}
      {isOutdated(opened, base) && <Alert severity="warning">{formAlerts.outdated}</Alert>}
      {other && (
        <Alert
          severity="warning"
          action={<ActionButton label="Compare" onClick={() => void autosave.compare(other)} />}
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
      {!undo && opened.autosave && isUnsaved && (
        <Alert
          severity="info"
          action={
            (post || isNew) && (
              <ActionButton label="Discard Draft" disabled={form.isSubmitting} onClick={discard} />
            )
          }
        >
          {formAlerts.autosave(formatDateTime(opened.autosave.savedAt), isNew)}
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
function isOutdated({ post, autosave }: OpenedPost, { baseUpdatedAt, saveId }: PostBase): boolean {
  if (!post || autosave?.baseUpdatedAt !== baseUpdatedAt || post.updatedAt === baseUpdatedAt) return false;
  return ![saveId, scheduleSaveId(baseUpdatedAt)].includes(post.saveId ?? '');
}
