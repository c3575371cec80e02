import { readText, removeText, storedKeys, writeText } from '#src/components/runtime/browserStorage.ts';
import { isPostValues, type PostValues } from '#src/features/posts/data/postFields.ts';
import type { StoredDraft } from '#src/features/posts/data/storedDrafts.ts';

export type PostDraft = Omit<StoredDraft, 'id'> & {
  key: string;
  unconfirmed: readonly PostValues[];
  locations?: readonly DraftLocation[];
};

type DraftLocation = 'browser' | 'server';

const prefix = 'post-draft:';

/** A place of its own for each form, so that two tabs never overwrite each other's text. */
export function draftKey(postId: string, formId: string): string {
  return `${prefix}${postId}:${formId}`;
}

export function formIdOf(key: string): string {
  return key.slice(key.lastIndexOf(':') + 1);
}

export function isDraftKey(key: string): boolean {
  return key.startsWith(prefix);
}

/** False when the browser refuses, for want of room or by its settings. */
export function saveDraft(draft: PostDraft): boolean {
  const { key, locations: _, ...stored } = draft;
  return writeText('localStorage', key, JSON.stringify(stored));
}

export function deleteDraft(key: string): void {
  removeText('localStorage', key);
}

/** Newest first, whoever is writing them; what cannot be read is passed over. */
export function loadDrafts(): PostDraft[] {
  const keys = storedKeys('localStorage').filter(isDraftKey);
  const drafts = keys.map((key) => readDraft(key, readText('localStorage', key)));
  return drafts.filter((draft) => draft !== null).sort((one, other) => other.savedAt - one.savedAt);
}

export function hasDrafts(): boolean {
  return loadDrafts().length > 0;
}

export function deleteAllDrafts(): void {
  for (const key of storedKeys('localStorage').filter(isDraftKey)) deleteDraft(key);
}

function readDraft(key: string, text: string | null): PostDraft | null {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return isDraft(parsed) ? { ...parsed, key } : null;
  } catch {
    return null;
  }
}

function isDraft(parsed: unknown): parsed is Omit<PostDraft, 'key'> {
  if (typeof parsed !== 'object' || parsed === null) return false;
  const { postId, values, savedAt, unconfirmed } = parsed as Partial<PostDraft>;
  const areAttempts = Array.isArray(unconfirmed) && unconfirmed.every(isPostValues);
  return typeof postId === 'string' && typeof savedAt === 'number' && isPostValues(values) && areAttempts;
}
