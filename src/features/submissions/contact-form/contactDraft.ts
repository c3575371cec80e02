import { readText, removeText, writeText } from '#src/components/state/browserStorage.ts';
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

/** In a browser without storage, the draft lasts until the page is closed. */
let unstored: ContactDraft | null = null;

export function saveContactDraft(draft: ContactDraft): void {
  unstored = writeText('sessionStorage', key, JSON.stringify(draft)) ? null : draft;
}

/** The entry script (`src/main.tsx`) uses this, so this file imports no library. */
export function loadContactDraft(): ContactDraft | null {
  return unstored ?? loadStoredContactDraft();
}

/** The draft that survives a reload. */
export function loadStoredContactDraft(): ContactDraft | null {
  try {
    return JSON.parse(readText('sessionStorage', key) ?? 'null');
  } catch {
    return null;
  }
}

export function deleteContactDraft(): void {
  unstored = null;
  removeText('sessionStorage', key);
}
