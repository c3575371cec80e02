import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { keepPublished } from '#src/features/posts/data/savePost.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';
import { newPostKey, type PostDraft } from './drafts/drafts.ts';
import { formAlerts } from './messages.ts';
import type { OpenedPost } from './postSession.ts';
import type { PostEditorState } from './usePostEditor.ts';

type PostAlertsProps = { editor: PostEditorState; opened: OpenedPost; post: Post | undefined };

export function PostAlerts({ editor, opened, post }: PostAlertsProps) {
  const { session, form, draft } = editor;
  const { other } = draft.state;
  const isDeleted = session.id !== '' && !session.isStored && opened.key !== newPostKey;
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
          action={
            <>
              <Button size="small" variant="text" onClick={() => takeOther(other)}>
                Use that draft
              </Button>
              <Button size="small" variant="text" onClick={draft.replaceOther}>
                Keep mine
              </Button>
            </>
          }
        >
          {formAlerts.other}
        </Alert>
      )}
      {editor.undo ? (
        <Alert
          severity="info"
          action={
            <Button size="small" variant="text" disabled={form.isSubmitting} onClick={editor.undo}>
              Undo
            </Button>
          }
        >
          {formAlerts.replaced}
        </Alert>
      ) : (
        <OpenedDraft editor={editor} opened={opened} />
      )}
    </>
  );

  function takeOther({ values, baseUpdatedAt, saveId }: PostDraft): void {
    draft.replaceOther();
    editor.fill(values, { ...session, baseUpdatedAt, saveId });
  }
}

/** While the form still has the draft that it was opened with. */
function OpenedDraft({ editor, opened }: { editor: PostEditorState; opened: OpenedPost }) {
  const { session, form, fill } = editor;
  if (opened.draft === null) return null;
  return (
    <Alert
      severity="info"
      action={
        session.isStored || opened.key === newPostKey ? (
          <Button
            size="small"
            variant="text"
            disabled={form.isSubmitting}
            onClick={() => fill(session.storedValues)}
          >
            Discard draft
          </Button>
        ) : undefined
      }
    >
      {formAlerts.draft(formatDateTime(opened.draft.savedAt))}
    </Alert>
  );
}

/** By somebody: neither by a save of this form nor by the schedule. */
function isChangedElsewhere(post: Post, { session, form }: PostEditorState): boolean {
  const isOwn = post.updatedAt === session.baseUpdatedAt || post.saveId === session.saveId;
  return session.isStored && !isOwn && keepPublished(form.values, post) === form.values;
}
