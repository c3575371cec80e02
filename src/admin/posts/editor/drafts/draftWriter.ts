import { deleteBrowserDraft, saveBrowserDraft } from './browserDrafts.ts';
import type { DraftText, PostDraft } from './drafts.ts';
import { removeServerDraft, saveServerDraft } from './serverDrafts.ts';

/** Where the form's text was stored last, and when, in ms. */
export type DraftState = {
  inBrowser: number | null;
  onServer: number | null;
  isRefused: boolean;
  isSyncFailed: boolean;
  /** Another device has continued the draft; this one is not sent until the writer has chosen. */
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

/** What was typed is in the browser this long after a pause, or after the longest wait, in ms. */
const pauseMs = 400;
const longestMs = 2_000;

/** At most this much typing exists on this device only. */
const serverMs = 4_000;

/** A save that failed is repeated after this long, in ms. */
const retryMs = 15_000;

export const nothingStored: DraftState = {
  inBrowser: null,
  onServer: null,
  isRefused: false,
  isSyncFailed: false,
  other: null,
};

export type DraftWriter = ReturnType<typeof createDraftWriter>;

/** Writes the text of one form, first in the browser and then on the server. */
export function createDraftWriter({ key, loaded, read, onState }: DraftWriterOptions) {
  let state = nothingStored;
  let last = loaded;
  let syncedAt = loaded?.syncedAt;
  /** A copy can have arrived although its answer did not. */
  const known = new Set([loaded?.savedAt, loaded?.syncedAt].filter((time) => time !== undefined));
  let pause: Timer;
  let longest: Timer;
  let serverPause: Timer;

  function report(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    onState(state);
  }

  function change(): void {
    clearTimeout(pause);
    pause = setTimeout(flush, pauseMs);
    longest ??= setTimeout(flush, longestMs);
  }

  function stopTimers(): void {
    for (const timer of [pause, longest, serverPause]) clearTimeout(timer);
    pause = undefined;
    longest = undefined;
    serverPause = undefined;
  }

  /** @returns whether the text, if any, is stored in the browser or on the server */
  async function flush(): Promise<boolean> {
    clearTimeout(pause);
    clearTimeout(longest);
    pause = undefined;
    longest = undefined;
    const text = read();
    if (text !== null) return put(text);
    await remove();
    return true;
  }

  async function put(text: DraftText): Promise<boolean> {
    if (!isSame(text, last)) {
      const draft = { ...text, key, savedAt: Math.max(Date.now(), (last?.savedAt ?? 0) + 1), syncedAt };
      last = draft;
      const isSaved = await saveBrowserDraft(draft);
      if (last === draft) report({ inBrowser: isSaved ? draft.savedAt : null, isRefused: !isSaved });
    }
    if (last?.savedAt !== syncedAt) serverPause ??= setTimeout(sync, serverMs);
    return state.isRefused ? sync() : true;
  }

  /** @returns whether the server has the text of the last flush */
  async function sync(): Promise<boolean> {
    clearTimeout(serverPause);
    serverPause = undefined;
    if (last === null || last.savedAt === syncedAt) return last !== null;
    const draft = last;
    known.add(draft.savedAt);
    const { isSaved, other = null } = await saveServerDraft(draft, known);
    if (last === null) return isSaved;
    if (isSaved) syncedAt = draft.savedAt;
    report({ onServer: isSaved ? draft.savedAt : null, isSyncFailed: !isSaved, other });
    if (!isSaved && other === null) serverPause ??= setTimeout(sync, retryMs);
    return isSaved;
  }

  async function remove(): Promise<void> {
    stopTimers();
    if (last === null) return;
    last = null;
    syncedAt = undefined;
    report(nothingStored);
    await Promise.all([deleteBrowserDraft(key), removeServerDraft(key)]);
  }

  return {
    change,
    flush,
    put,
    sync,
    /** Sends what could not be sent before. */
    retry: () => void (state.isSyncFailed && state.other === null && sync()),
    /** The writer has seen the other device's copy: what the form has after the next pause replaces it. */
    replaceOther(): void {
      if (state.other) known.add(state.other.savedAt);
      report({ other: null });
      change();
    },
    /** Whether closing the page now would lose nothing. */
    isStored(): boolean {
      const text = read();
      const isWritten =
        last !== null && [state.inBrowser, state.onServer, loaded?.savedAt].includes(last.savedAt);
      return text === null || (isWritten && isSame(text, last));
    },
    remove,
    /** Stores the text where other devices find it, without waiting for a pause. */
    async close(): Promise<void> {
      await flush();
      await sync();
    },
  };
}

type Timer = ReturnType<typeof setTimeout> | undefined;

function isSame(text: DraftText, draft: PostDraft | null): boolean {
  const keyOf = ({ postId, values, baseUpdatedAt, saveId }: DraftText) =>
    JSON.stringify([postId, values, baseUpdatedAt, saveId]);
  return draft !== null && keyOf(text) === keyOf(draft);
}
