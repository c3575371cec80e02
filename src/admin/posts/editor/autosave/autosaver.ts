import isEqual from 'fast-deep-equal';
import type { Autosave, AutosaveText } from './autosave.ts';
import { deleteBrowserAutosave, saveBrowserAutosave } from './browserAutosaves.ts';
import { removeServerAutosave, saveServerAutosave } from './serverAutosaves.ts';

export type AutosaveState = {
  /** When the form's text was last stored, in ms. */
  savedAt: number | null;
  /** Whether the browser could not store it. */
  isRefused: boolean;
  isSyncFailed: boolean;
  /** The draft as changed on another device; this one is not sent until the writer has chosen. */
  other: Autosave | null;
};

type AutosaverOptions = {
  key: string;
  /** The draft that the form was opened with. */
  loaded: Autosave | null;
  /** The text to keep, `null` if nothing is unsaved. */
  read(): AutosaveText | null;
  onState(state: AutosaveState): void;
};

/** Text is saved in the browser this long after it was typed, in ms. */
const browserMs = 1_000;

/** Text is sent to the server this long after that, in ms. */
const serverMs = 4_000;

/** A failed save is retried after this long, in ms. */
const retryMs = 15_000;

export const nothingStored: AutosaveState = {
  savedAt: null,
  isRefused: false,
  isSyncFailed: false,
  other: null,
};

/** Writes the text of one form, first in the browser and then on the server. */
export function createAutosaver({ key, loaded, read, onState }: AutosaverOptions) {
  let state = nothingStored;
  let last = loaded;
  /** Whether the browser has stored `last`. */
  let stored = Promise.resolve(true);
  let syncedAt = loaded?.syncedAt;
  /**
   * `savedAt` of the copies that this form has loaded or written: the server may have stored one although its response was
   * lost.
   */
  const known = new Set([loaded?.savedAt, loaded?.syncedAt]);
  let browserTimer: Timer;
  let serverTimer: Timer;
  /** A closed form sends its text once more and schedules nothing: the draft may be deleted, or the post saved, in the meantime. */
  let isClosed = false;
  /** A copy on its way to the server. */
  let sending: { copy: Autosave; result: Promise<boolean> } | undefined;

  function report(change: Partial<AutosaveState>): void {
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

  async function put(text: AutosaveText): Promise<boolean> {
    if (!isSame(text, last)) {
      const autosave = { ...text, key, savedAt: Math.max(Date.now(), (last?.savedAt ?? 0) + 1), syncedAt };
      last = autosave;
      known.add(autosave.savedAt);
      stored = saveBrowserAutosave(autosave).then((isSaved) => {
        // The server may have stored it first.
        const isKept = isSaved || syncedAt === autosave.savedAt;
        if (last === autosave) report({ savedAt: isKept ? autosave.savedAt : null, isRefused: !isSaved });
        return isSaved;
      });
    }
    // Don't wait for the browser, which may never respond.
    if (!isClosed && last?.savedAt !== syncedAt) serverTimer ??= setTimeout(sync, serverMs);
    return (await stored) || sync();
  }

  /** @returns whether the server has the text of the last flush */
  async function sync(): Promise<boolean> {
    clearTimeout(serverTimer);
    serverTimer = undefined;
    if (last === null || last.savedAt === syncedAt) return last !== null;
    if (sending?.copy !== last) sending = { copy: last, result: send(last) };
    return sending.result;
  }

  async function send(autosave: Autosave): Promise<boolean> {
    const { isSaved, other = null } = await saveServerAutosave(autosave, known);
    if (sending?.copy === autosave) sending = undefined;
    if (last === null) return isSaved;
    if (isSaved) {
      syncedAt = autosave.savedAt;
      if (last === autosave) void saveBrowserAutosave({ ...autosave, syncedAt });
    }
    const savedAt = isSaved ? Math.max(autosave.savedAt, state.savedAt ?? 0) : state.savedAt;
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
    await Promise.all([deleteBrowserAutosave(key), removeServerAutosave(key, known)]);
  }

  return {
    change,
    flush,
    put,
    sync,
    /** The writer has seen the other device's copy, so the form's text replaces it, with a later date. */
    replaceOther(other: Autosave): void {
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
    /** Tries once to save the text to the server, for other devices. After `remove`, it saves only text that has changed since. */
    async close(): Promise<void> {
      isClosed = true;
      if (last !== null || browserTimer !== undefined) await flush();
      await sync();
    },
  };
}

type Timer = ReturnType<typeof setTimeout> | undefined;

function isSame(text: AutosaveText, autosave: Autosave | null): boolean {
  if (autosave === null) return false;
  const { postId, values, baseUpdatedAt, saveId } = autosave;
  return isEqual(text, { postId, values, baseUpdatedAt, saveId });
}
