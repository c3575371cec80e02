import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deleteBrowserDraft, saveBrowserDraft } from './browserDrafts.ts';
import { lockDraft } from './draftLocks.ts';
import { type BrowserDraft, formIdOf, type ServerDraft } from './drafts.ts';
import { removeServerDraft, saveServerDraft } from './serverDrafts.ts';
import { useDebouncedWriter } from './useDebouncedWriter.ts';

type DraftContent = Omit<BrowserDraft, 'key' | 'savedAt'>;

export type DraftState = {
  /** When the draft was last saved in each place, in ms; `null` before the first save and after a failure. */
  inBrowser: number | null;
  onServer: number | null;
  isSyncFailed: boolean;
  isRefused: boolean;
};

/** If the browser crashes, at most this much typing is lost, plus what the field has not reported yet. */
const browserMs = 300;

/** At most this much typing exists on this device only. */
const serverMs = 4_000;

const nothingSaved: DraftState = { inBrowser: null, onServer: null, isSyncFailed: false, isRefused: false };

/** Saves the draft in the browser and, less often, on the server. Failed server saves are retried when it is back. */
export function useDraftAutosave(key: string) {
  const [state, setState] = useState(nothingSaved);
  const unsynced = useRef<ServerDraft>(null);
  const lastSync = useRef<Promise<boolean>>(undefined);
  // Create the browser's writer first: on unmount it still passes its text to the server's.
  const browser = useDebouncedWriter(saveInBrowser, browserMs);
  const server = useDebouncedWriter(sync, serverMs);

  function saveInBrowser(content: DraftContent): boolean {
    const savedAt = Date.now();
    const isSaved = saveBrowserDraft({ ...content, key, savedAt });
    const { postId, isNew, values, baseUpdatedAt } = content;
    unsynced.current = { id: formIdOf(key), postId, isNew, values, baseUpdatedAt, savedAt };
    server.schedule(unsynced.current);
    setState((before) => ({ ...before, inBrowser: isSaved ? savedAt : null, isRefused: !isSaved }));
    return isSaved;
  }

  function sync(draft: ServerDraft): Promise<boolean> {
    lastSync.current = saveServerDraft(draft).then((isStored) => {
      if (isStored && unsynced.current === draft) unsynced.current = null;
      const onServer = isStored ? draft.savedAt : null;
      setState((before) => ({ ...before, onServer, isSyncFailed: !isStored }));
      return isStored;
    });
    return lastSync.current;
  }

  const flushBrowser = useEffectEvent(() => void browser.flush());
  const syncMissed = useEffectEvent(() => {
    if (unsynced.current) void (server.flush() ?? sync(unsynced.current));
  });
  useEffect(() => {
    const release = lockDraft(key);
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('pagehide', () => flushBrowser(), { signal });
    window.addEventListener('online', () => syncMissed(), { signal });
    return () => {
      flushBrowser();
      controller.abort();
      release();
    };
  }, [key]);

  return {
    state,
    save: browser.schedule,
    /** @returns whether the browser has the draft */
    flush: (): boolean => browser.flush() ?? state.inBrowser !== null,
    /** @returns whether the server has the draft */
    async flushToServer(): Promise<boolean> {
      browser.flush();
      return (await (server.flush() ?? lastSync.current)) ?? false;
    },
    remove() {
      browser.cancel();
      server.cancel();
      deleteBrowserDraft(key);
      unsynced.current = null;
      if (lastSync.current) void removeServerDraft(formIdOf(key));
      lastSync.current = undefined;
      setState(nothingSaved);
    },
  };
}
