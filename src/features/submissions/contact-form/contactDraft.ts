import { readText, removeText, writeText } from '#src/components/browser/browserStorage.ts';
import type { SubmissionValues } from '#src/features/submissions/data/submissionFields.ts';

type ContactDraft = {
  values: Partial<SubmissionValues>;
  attempt?: SubmissionAttempt | undefined;
};

/**
 * The same text has the same id, so that a retry does not store it twice; `at` is the time of the first attempt, in ms.
 */
export type SubmissionAttempt = { id: string; text: string; at: number };

const key = 'contact-draft';

/** For a browser that stores nothing: lasts until the page is closed. */
let unstored: ContactDraft | null = null;

export function saveDraft(draft: ContactDraft): void {
  unstored = writeText('sessionStorage', key, JSON.stringify(draft)) ? null : draft;
}

/** Also for a page's first script (`src/main.tsx`), so this file imports no library. */
export function loadDraft(): ContactDraft | null {
  return unstored ?? loadStoredDraft();
}

/** The draft that survives a reload. */
export function loadStoredDraft(): ContactDraft | null {
  try {
    return JSON.parse(readText('sessionStorage', key) ?? 'null');
  } catch {
    return null;
  }
}

export function clearDraft(): void {
  unstored = null;
  removeText('sessionStorage', key);
}
