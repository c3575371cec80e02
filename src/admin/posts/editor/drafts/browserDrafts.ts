import { readText, removeText, storedKeys, writeText } from '#src/components/browser/browserStorage.ts';
import { isPostValues } from '#src/features/posts/data/postFields.ts';
import { type BrowserDraft, isDraftKey } from './drafts.ts';

/** @returns false if the browser refuses, because storage is full or disabled */
export function saveBrowserDraft(draft: BrowserDraft): boolean {
  const { key, ...stored } = draft;
  return writeText('localStorage', key, JSON.stringify(stored));
}

export function deleteBrowserDraft(key: string): void {
  removeText('localStorage', key);
}

/** Newest first, including drafts that other forms are writing; skips unreadable ones. */
export function loadBrowserDrafts(): BrowserDraft[] {
  const keys = storedKeys('localStorage').filter(isDraftKey);
  const drafts = keys.map((key) => readDraft(key, readText('localStorage', key)));
  return drafts.filter((draft) => draft !== null).sort((one, other) => other.savedAt - one.savedAt);
}

export function hasBrowserDrafts(): boolean {
  return loadBrowserDrafts().length > 0;
}

export function deleteAllBrowserDrafts(): void {
  for (const key of storedKeys('localStorage').filter(isDraftKey)) deleteBrowserDraft(key);
}

function readDraft(key: string, text: string | null): BrowserDraft | null {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return isDraft(parsed) ? { ...parsed, unconfirmed: parsed.unconfirmed.filter(isText), key } : null;
  } catch {
    return null;
  }
}

function isDraft(parsed: unknown): parsed is Omit<BrowserDraft, 'key'> {
  if (typeof parsed !== 'object' || parsed === null) return false;
  const { postId, values, savedAt, unconfirmed } = parsed as Partial<BrowserDraft>;
  const isComplete = isText(postId) && typeof savedAt === 'number' && Array.isArray(unconfirmed);
  return isComplete && isPostValues(values);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
