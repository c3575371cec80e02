import { useRef } from 'react';
import type { FormSession } from '#src/admin/posts/editor/formSession.ts';
import type { PostFormState } from '#src/admin/posts/editor/useFormSession.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { newPostId } from '#src/features/posts/data/postCollection.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { deleteDraft, draftKey, type PostDraft, saveDraft } from './drafts.ts';
import { removeDraft } from './removeDraft.ts';
import { useDraftAutosave } from './useDraftAutosave.ts';

type PostDraftOptions = {
  id: string | undefined;
  formId: string;
  form: PostFormState;
};

export function usePostDraft({ id, formId, form }: PostDraftOptions) {
  const key = draftKey(id ?? 'new', formId);
  const autosave = useDraftAutosave(key);
  const restored = useRef(new Set<string>());

  function draftOf(values: PostValues, session: FormSession = form.session) {
    const { id: postId, baseUpdatedAt, unconfirmed } = session;
    return { postId, isNew: id === undefined, values, baseUpdatedAt, unconfirmed };
  }

  /** What is typed becomes a draft of its own, to be offered again. */
  function stash() {
    if (!form.isUnsaved()) return;
    const stashKey = draftKey(id ?? 'new', newPostId());
    saveDraft({ ...draftOf(form.values()), key: stashKey, savedAt: Date.now() });
  }

  return {
    isAutosaving: autosave.isAutosaving,
    savedAt: autosave.savedAt,
    storedAt: autosave.storedAt,
    handleChange(values: PostValues) {
      form.setValues(values);
      if (form.isUnsaved()) autosave.save(draftOf(values));
      else autosave.remove();
    },
    async saveNow() {
      if (!form.isUnsaved()) {
        return notify({ severity: 'info', message: 'Nothing has changed since the last save' });
      }
      autosave.save(draftOf(form.values()));
      const locations = [
        autosave.flush() && 'in this browser',
        (await autosave.flushToServer()) && 'on the server',
      ].filter((location) => location !== false);
      if (locations.length === 0) {
        return notify({
          severity: 'error',
          message: 'Your text could not be kept anywhere but in this form',
        });
      }
      notify({ severity: 'success', message: `Your text is kept ${locations.join(' and ')}` });
    },
    /** Should the answer never come, the draft knows what was sent. */
    saveAttempt(session: FormSession) {
      if (form.isUnsaved()) autosave.save(draftOf(form.values(), session));
    },
    stash,
    fill(values: PostValues) {
      stash();
      form.reset({ ...form.session, initialValues: values });
    },
    async restore(draft: PostDraft) {
      const { postId, values, baseUpdatedAt, unconfirmed } = draft;
      const session = {
        ...form.session,
        id: id ?? postId,
        initialValues: values,
        baseUpdatedAt,
        unconfirmed,
      };
      stash();
      form.reset(session);
      restored.current.add(draft.key);
      autosave.save(draftOf(values, session));
      if (autosave.flush()) deleteDraft(draft.key);
      if (await autosave.flushToServer()) removeDraft(draft);
    },
    remove: autosave.remove,
    /** Drafts of this post; in the form of a new one, of any post that was never stored. */
    isForThisForm: (draft: PostDraft) =>
      (id ? draft.postId === id : draft.isNew) && draft.key !== key && !restored.current.has(draft.key),
  };
}
