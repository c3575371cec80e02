import { useEffect, useId, useState } from 'react';
import { findId } from '#src/admin/posts/data/postId.ts';
import { keepPublished, savePost } from '#src/admin/posts/data/savePost.ts';
import type { Autosave } from '#src/admin/posts/editor/autosave/autosave.ts';
import { useAutosave } from '#src/admin/posts/editor/autosave/useAutosave.ts';
import { findBrokenImages } from '#src/admin/posts/pictures/findBrokenImages.ts';
import { notePicture } from '#src/admin/posts/pictures/pictureNotes.ts';
import type { PostUploads } from '#src/admin/posts/pictures/pictureUploads.ts';
import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import {
  asSentence,
  dismiss,
  notify,
  withOfflineHint,
} from '#src/components/notifications/notificationQueue.ts';
import { createStore } from '#src/components/state/createStore.ts';
import { copyArticleLink } from '#src/features/posts/article/copyArticleLink.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { areValuesEqual } from '#src/features/posts/data/postSchema.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { withTimeout } from '#src/firebase/timeout.ts';
import { paths } from '#src/paths.ts';
import type { Conflict, ConflictResolution } from './comparison/ConflictDialog.tsx';
import { type FormValues, isPublic, validatePost, withoutText, withText } from './formValues.ts';
import {
  brokenImagesQuestion,
  conflictTitles,
  formAlerts,
  missingImagesMessage,
  saveMessages,
  twinQuestion,
  updateMessage,
} from './messages.ts';
import { type EditedPost, editedPost, type OpenedPost, type PostBase, rememberAuthor } from './openPost.ts';

export type PostEditorState = ReturnType<typeof usePostEditor>;

type EditorOptions = {
  opened: OpenedPost;
  uploads: PostUploads;
  resolveConflict(conflict: Conflict): Promise<ConflictResolution>;
  confirm(question: ConfirmOptions): Promise<boolean | undefined>;
};

/** How long a saved form stays open until its draft is deleted, in ms. */
const removalMs = 1_000;

export function usePostEditor({ opened, uploads, resolveConflict, confirm }: EditorOptions) {
  const [base, setBase] = useState(opened.base);
  const [text] = useState(() => createStore(opened.values.content));
  const [undo, setUndo] = useState<{ before: EditedPost; by: PostValues }>();
  const failureKey = useId();
  // Dismiss failures on unmount, or they would seem to be about the next form.
  useEffect(() => () => [failureKey, missingImagesMessage].forEach(dismiss), [failureKey]);
  const { formik: form, form: formProps } = useForm<FormValues>({
    initialValues: withoutText(opened.values),
    validate: (values) => validatePost(values, text, uploads),
    onSubmit: submit,
  });
  const read = (): EditedPost => ({ values: withText(form.values, text), base });
  const autosave = useAutosave({ opened, base, values: form.values, text });

  /** @returns whether the form's values are stored */
  async function submit(fields: FormValues): Promise<boolean> {
    dismiss(failureKey);
    if (!(await hasReadableImages(withText(fields, text)))) return false;
    const { other } = autosave.state;
    const compared = other?.values;
    if (other && !(await compareDrafts(other))) return false;
    let values = withText(fields, text);
    let from = base.id === '' ? await findPlace(values.title) : base;
    if (!from) return false;
    const isTwin = base.id === '' && from.isStored;
    // If the response is lost, the draft knows what may have been stored. The save does not wait for it.
    const { id: postId, baseUpdatedAt, saveId } = from;
    if (!isTwin) void autosave.put({ postId, values, baseUpdatedAt, saveId });
    let result = await savePost(values, from);
    while ('conflict' in result) {
      const remote = result.conflict;
      const isLive = isTwin && remote.published;
      const mine = isLive ? { ...values, published: true, publishAt: null } : keepPublished(values, remote);
      const isDecided = compared !== undefined && areValuesEqual(compared, remote);
      const title = conflictTitles[isTwin ? 'twin' : 'post'];
      const conflict = { title, other: remote, savedAt: remote.updatedAt, mine };
      const resolution = isDecided ? 'overwrite' : await resolveConflict(conflict);
      if (resolution === 'useOther') {
        fill(editedPost(remote.id, remote, null));
        return false;
      }
      if (resolution === 'keepEditing' && isTwin) return false;
      // Otherwise the next save would take the published article offline.
      void form.setValues(withoutText(mine));
      if (resolution === 'keepEditing') return fail(result.error);
      values = mine;
      from = { ...from, isStored: true, baseUpdatedAt: remote.updatedAt };
      setBase(from);
      result = await savePost(values, from);
    }
    if (result.success) return finish(values, from);
    if (result.error !== postMessages.missing) return fail(result.error);
    setBase({ ...from, isStored: false });
    return fail(result.error, formAlerts.restoring);
  }

  /** Asks before publishing an image that can't be loaded. @returns whether to save */
  async function hasReadableImages(values: PostValues): Promise<boolean> {
    const broken = isPublic(values) ? await findBrokenImages(values) : [];
    if (broken.length === 0) return true;
    return (await confirm({ ...brokenImagesQuestion, subject: broken.join(', ') })) === true;
  }

  /**
   * Where a new post is stored: at an id of its own, or over a post of the same title, which another device may have created
   * from the same draft. @returns nothing if the writer keeps editing
   */
  async function findPlace(title: string): Promise<PostBase | undefined> {
    const found = await findId(title, base.saveId);
    if (!found.success) return void fail(found.error);
    const { id, twin } = found;
    const isOwn = twin === undefined || (await confirm({ ...twinQuestion, subject: title }));
    if (isOwn === undefined) return;
    if (!isOwn) return { ...base, id: twin, isStored: true };
    const own = { ...base, id };
    setBase(own);
    return own;
  }

  /** Asks about a draft from another device. @returns whether the form's text replaces it */
  async function compareDrafts(draft: Autosave): Promise<boolean> {
    const { values, savedAt, baseUpdatedAt } = draft;
    const title = conflictTitles.autosave;
    const resolution = await resolveConflict({ title, other: values, savedAt, mine: read().values });
    if (resolution === 'keepEditing') return false;
    autosave.replaceOther(draft);
    if (resolution === 'useOther') fill({ values, base: { ...base, baseUpdatedAt } });
    return resolution === 'overwrite';
  }

  function fail(...messages: string[]): false {
    const failure = withOfflineHint(messages.map(asSentence).join(' '));
    const message = `${failure} ${asSentence(saveMessages.textKept)}`;
    notify({ severity: 'error', key: failureKey, message });
    return false;
  }

  async function finish(saved: PostValues, from: PostBase): Promise<true> {
    setBase({ ...from, isStored: true, storedValues: saved });
    // A page that is reloaded sooner would offer the draft of a saved post.
    await withTimeout(autosave.remove(), removalMs).catch(() => {});
    const { featuredImage, imageDescription: description } = saved;
    if (description) void notePicture(featuredImage, { description });
    const isNew = opened.key !== from.id;
    // A person who corrects or copies a colleague's post is not its author.
    const isEntered = saved.author !== opened.values.author;
    if (isEntered || from.storedValues.author === '') rememberAuthor(saved.author);
    const created = saved.published ? 'created' : saved.publishAt === null ? 'createdDraft' : 'scheduled';
    const actions = saved.published ? articleActions(from.id) : [];
    const first = saveMessages[isNew ? created : 'restored'];
    const message = from.isStored ? updateMessage(saved, from.storedValues) : first;
    notify({ severity: 'success', message, actions });
    return true;
  }

  /** Replaces what the form holds, without saving; `undo` restores it. */
  function fill(next: EditedPost): void {
    setUndo({ before: read(), by: next.values });
    form.resetForm({ values: withoutText(next.values) });
    text.set(next.values.content);
    setBase(next.base);
  }

  /** If the text was edited after the form was filled, the next Undo brings the edited text back. */
  function undoFill({ before, by }: NonNullable<typeof undo>): void {
    const isEdited = !areValuesEqual(read().values, by);
    // The post may have been deleted since.
    fill({ ...before, base: { ...before.base, isStored: base.isStored } });
    if (!isEdited) setUndo(undefined);
  }

  return {
    form,
    formProps,
    text,
    read,
    base,
    autosave: { ...autosave, compare: compareDrafts },
    fill,
    undo: undo && (() => undoFill(undo)),
  };
}

function articleActions(id: string) {
  return [
    { label: 'View', onClick: () => window.open(paths.article(id), '_blank', 'noopener') },
    { label: 'Copy Link', onClick: () => copyArticleLink(id) },
  ];
}
