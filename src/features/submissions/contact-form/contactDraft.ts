import type { EnquiryValues } from './enquiryFields.ts';

/** An enquiry that was begun in this tab, and the id under which it was tried to send. */
export type EnquiryDraft = {
  values: Partial<EnquiryValues>;
  attempt?: EnquiryAttemptId | undefined;
  /** Somebody pressed the button: it is to be sent as soon as the page is there again. */
  isPressed?: boolean;
};

/** One text keeps one id, so that sending it again does not store it twice; `at` is its first try, in ms. */
export type EnquiryAttemptId = { id: string; text: string; at: number };

const key = 'enquiry-draft';

/** Keeps the draft for this tab, so that an accidental reload loses nothing. */
export function keepDraft(draft: EnquiryDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs only the protection from a reload.
  }
}

/** The draft kept in this tab, if there is one. */
export function keptDraft(): EnquiryDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets the draft, once it is sent. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}

function isDraft(value: unknown): value is EnquiryDraft {
  if (typeof value !== 'object' || value === null || !('values' in value)) return false;
  const { values } = value;
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string')
  );
}
