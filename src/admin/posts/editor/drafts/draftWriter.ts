import isEqual from 'fast-deep-equal';
import { deleteBrowserDraft, saveBrowserDraft } from './browserDrafts.ts';
import type { DraftText, PostDraft } from './postDraft.ts';
import { removeServerDraft, saveServerDraft } from './serverDrafts.ts';

export type DraftState = {
  /** When the form's text was stored last, in ms. */
  savedAt: number | null;
  /** Whether the browser could not store it. */
  isRefused: boolean;
  isSyncFailed: boolean;
  /** The draft as changed on another device; this one is not sent until the writer has chosen. */
  other: PostDraft | null;
};

type DraftWriterOptions = {
  key: string;
  /** The draft that the form was opened with. */
  loaded: PostDraft | null;
  /** The text to keep, `null` if nothing is unsaved. */
  read(): DraftText | null;
  onState(state: DraftState): void;
};

/** What was typed is in the browser this long after it was typed, in ms. */
const browserMs = 1_000;

/** Sent to the server this long after that, in ms. */
const serverMs = 4_000;

/** A failed save is retried after this long, in ms. */
const retryMs = 15_000;

export const nothingStored: DraftState = {
  savedAt: null,
  isRefused: false,
  isSyncFailed: false,
  other: null,
};

/** Writes the text of one form, first in the browser and then on the server. */
export function createDraftWriter({ key, loaded, read, onState }: DraftWriterOptions) {
  let state = nothingStored;
  let last = loaded;
  /** Whether the browser has stored `last`. */
  let stored = Promise.resolve(true);
  let syncedAt = loaded?.syncedAt;
  /** Includes copies that were sent: the server may have stored one although its response was lost. */
  const known = new Set([loaded?.savedAt, loaded?.syncedAt]);
  let browserTimer: Timer;
  let serverTimer: Timer;
  /** Then nothing is sent later: the draft may be deleted, or the post saved, in the meantime. */
  let isClosed = false;

  function report(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    onState(state);
  }

  function change(): void {
    isClosed = false;
    browserTimer ??= setTimeout(flush, browserMs);
  }

  /** @returns whether the text, if any, is stored in the browser or on the server */
  async function flush(): Promise<boolean> {
    clearTimeout(browserTimer);
    browserTimer = undefined;
    const text = read();
    if (text !== null) return put(text);
    await remove();
    return true;
  }

  async function put(text: DraftText): Promise<boolean> {
    if (!isSame(text, last)) {
      const draft = { ...text, key, savedAt: Math.max(Date.now(), (last?.savedAt ?? 0) + 1), syncedAt };
      last = draft;
      stored = saveBrowserDraft(draft).then((isSaved) => {
        // The server can be faster.
        const isKept = isSaved || syncedAt === draft.savedAt;
        if (last === draft) report({ savedAt: isKept ? draft.savedAt : null, isRefused: !isSaved });
        return isSaved;
      });
    }
    // Whether or not the browser ever answers.
    if (!isClosed && last?.savedAt !== syncedAt) serverTimer ??= setTimeout(sync, serverMs);
    return (await stored) || sync();
  }

  /** @returns whether the server has the text of the last flush */
  async function sync(): Promise<boolean> {
    clearTimeout(serverTimer);
    serverTimer = undefined;
    if (last === null || last.savedAt === syncedAt) return last !== null;
    const draft = last;
    known.add(draft.savedAt);
    const { isSaved, other = null } = await saveServerDraft(draft, known);
    if (last === null) return isSaved;
    if (isSaved) syncedAt = draft.savedAt;
    const savedAt = isSaved ? Math.max(draft.savedAt, state.savedAt ?? 0) : state.savedAt;
    report({ savedAt, isSyncFailed: !isSaved, other });
    if (!isClosed && !isSaved && other === null) serverTimer ??= setTimeout(sync, retryMs);
    return isSaved;
  }

  async function remove(): Promise<void> {
    clearTimeout(browserTimer);
    clearTimeout(serverTimer);
    browserTimer = undefined;
    serverTimer = undefined;
    if (last === null) return;
    last = null;
    syncedAt = undefined;
    report(nothingStored);
    await Promise.all([deleteBrowserDraft(key), removeServerDraft(key, known)]);
  }

  return {
    change,
    flush,
    put,
    sync,
    /** The writer has seen the other device's copy, so the form's text replaces it, with a later date. */
    replaceOther(other: PostDraft): void {
      known.add(other.savedAt);
      last = other;
      report({ other: null });
      change();
    },
    /** Whether closing the page now would lose nothing. */
    isStored(): boolean {
      const text = read();
      const isWritten = last !== null && [state.savedAt, loaded?.savedAt].includes(last.savedAt);
      return text === null || (isWritten && isSame(text, last));
    },
    remove,
    /** Tries once to save the text to the server, for other devices. Removed text is saved only if it changed since. */
    async close(): Promise<void> {
      isClosed = true;
      if (last !== null || browserTimer !== undefined) await flush();
      await sync();
    },
  };
}

type Timer = ReturnType<typeof setTimeout> | undefined;

function isSame(text: DraftText, draft: PostDraft | null): boolean {
  if (draft === null) return false;
  const { postId, values, baseUpdatedAt, saveId } = draft;
  return isEqual(text, { postId, values, baseUpdatedAt, saveId });
}
