import { keptDrafts, type PostDraft } from './postDrafts.ts';

/**
 * Says to the browser's other tabs that a form is writing this draft, until the returned function is called or the
 * tab is gone, however it went.
 */
export function holdDraft(key: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(key, () => released).catch(tellRefusal);
  return release;
}

/** Drafts that no open form is writing: left behind by a crash, a closed tab or an ended sign-in. */
export async function abandonedDrafts(): Promise<PostDraft[]> {
  const held = await heldKeys();
  return keptDrafts().filter((draft) => !held.has(draft.key));
}

async function heldKeys(): Promise<Set<string | undefined>> {
  try {
    return new Set((await navigator.locks?.query())?.held?.map((lock) => lock.name));
  } catch (error) {
    tellRefusal(error);
    return new Set();
  }
}

/** A browser may refuse locks by its settings; then all kept text is offered. */
function tellRefusal(error: unknown): void {
  console.warn('The browser refused a lock for the text:', error);
}
