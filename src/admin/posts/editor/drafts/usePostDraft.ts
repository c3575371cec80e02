import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditorSession } from '#src/admin/posts/editor/editorSession.ts';
import { draftMessages } from '#src/admin/posts/editor/messages.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { newPostId } from '#src/features/posts/data/postCollection.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { deleteBrowserDraft, saveBrowserDraft } from './browserDrafts.ts';
import { draftKey, type PostDraft } from './drafts.ts';
import { removeDraft, saveServerDraft } from './serverDrafts.ts';
import { type DraftState, useDraftAutosave } from './useDraftAutosave.ts';

type PostDraftOptions = {
  id: string | undefined;
  formId: string;
  session: EditorSession;
  values: PostValues;
  isUnsaved: boolean;
};

export type EditorDraft = {
  key: string;
  state: DraftState;
  saveNow(): Promise<void>;
  /**
   * Call before refilling the form: saves the typed text as a separate draft, which is then offered again.
   * Resolves to false if neither the browser nor the server could save it; then do not refill the form.
   */
  saveAsSeparateDraft(): Promise<boolean>;
  /** Continues `draft` in this form, and removes it once the form's own draft contains its text. */
  takeOver(draft: PostDraft, base: EditorSession): Promise<void>;
  remove(): void;
  /** Resolves to whether the draft is safe in the browser or on the server. */
  keep(): Promise<boolean>;
  /** Like `keep`, for callers that cannot wait. */
  keepInBrowser(): boolean;
  isRestored(draft: PostDraft): boolean;
  isOfThisPost(draft: PostDraft): boolean;
};

/** Autosaves every change of the form's values or of its save state. */
export function usePostDraft({ id, formId, session, values, isUnsaved }: PostDraftOptions): EditorDraft {
  const key = draftKey(id ?? 'new', formId);
  const autosave = useDraftAutosave(key);
  const restored = useRef(new Set<string>());
  const isNew = id === undefined;

  const follow = useEffectEvent((current: PostValues, base: EditorSession) => {
    if (isUnsaved) autosave.save(contentOf(current, base));
    else autosave.remove();
  });
  useEffect(() => follow(values, session), [values, session]);

  function contentOf(current: PostValues, { id: postId, baseUpdatedAt, unconfirmed }: EditorSession) {
    return { postId, isNew, values: current, baseUpdatedAt, unconfirmed };
  }

  async function saveAsSeparateDraft(): Promise<boolean> {
    if (!isUnsaved) return true;
    const draftId = newPostId();
    const draft = { ...contentOf(values, session), savedAt: Date.now() };
    if (saveBrowserDraft({ ...draft, key: draftKey(id ?? 'new', draftId) })) return true;
    const { unconfirmed: _, ...stored } = draft;
    if (await saveServerDraft({ ...stored, id: draftId })) return true;
    notify({ severity: 'error', message: draftMessages.notReplaced });
    return false;
  }

  return {
    state: autosave.state,
    async saveNow() {
      if (!isUnsaved) {
        return notify({ severity: 'info', message: draftMessages.unchanged });
      }
      autosave.save(contentOf(values, session));
      const isInBrowser = autosave.flush();
      if (await autosave.flushToServer())
        return notify({ severity: 'success', message: draftMessages.saved });
      notify(
        isInBrowser
          ? { severity: 'info', message: draftMessages.onDevice }
          : { severity: 'error', message: draftMessages.failed },
      );
    },
    saveAsSeparateDraft,
    async takeOver(draft, base) {
      restored.current.add(draft.key);
      autosave.save(contentOf(draft.values, base));
      if (autosave.flush()) deleteBrowserDraft(draft.key);
      if (await autosave.flushToServer()) removeDraft(draft.key);
    },
    remove: autosave.remove,
    keep: async () => autosave.flush() || (await autosave.flushToServer()),
    keepInBrowser: autosave.flush,
    key,
    isRestored: ({ key: other }) => restored.current.has(other),
    isOfThisPost: (draft) =>
      draft.postId === session.id && draft.key !== key && !restored.current.has(draft.key),
  };
}
