import type { PostValues } from '#src/features/posts/data/postFields.ts';

/** Unsaved text of one post form. */
type DraftText = {
  /** Id of the edited post, or the id planned for a new one. */
  postId: string;
  isNew: boolean;
  values: PostValues;
  baseUpdatedAt: number | null;
  /** In ms, by the clock of the device that wrote it. */
  savedAt: number;
};

export type BrowserDraft = DraftText & {
  key: string;
  /** Ids of saves that were never confirmed. */
  unconfirmed: readonly string[];
};

/** Lets the admin continue on another device. */
export type ServerDraft = DraftText & { id: string };

/** The common shape for drafts from the browser and the server. */
export type PostDraft = BrowserDraft;

const prefix = 'post-draft:';

/** One key per form, so that two tabs never overwrite each other's text. */
export function draftKey(postId: string, formId: string): string {
  return `${prefix}${postId}:${formId}`;
}

export function formIdOf(key: string): string {
  return key.slice(key.lastIndexOf(':') + 1);
}

export function isDraftKey(key: string): boolean {
  return key.startsWith(prefix);
}

/** Newest first; if a draft is in both, the newer copy wins. */
export function mergeDrafts(
  browserDrafts: readonly BrowserDraft[],
  serverDrafts: readonly ServerDraft[],
): PostDraft[] {
  const merged = new Map<string, PostDraft>(browserDrafts.map((draft) => [draft.key, draft]));
  for (const { id, ...text } of serverDrafts) {
    const key = draftKey(text.isNew ? 'new' : text.postId, id);
    const own = merged.get(key);
    if (own && own.savedAt >= text.savedAt) continue;
    merged.set(key, { ...text, key, unconfirmed: own?.unconfirmed ?? [] });
  }
  return [...merged.values()].sort((one, other) => other.savedAt - one.savedAt);
}

export type DraftGroup = { newest: PostDraft; older: readonly PostDraft[] };

/** One group per post, newest first, with `drafts` in the same order. */
export function groupDrafts(drafts: readonly PostDraft[]): DraftGroup[] {
  const groups = new Map<string, PostDraft[]>();
  for (const draft of drafts) groups.set(draft.postId, [...(groups.get(draft.postId) ?? []), draft]);
  return [...groups.values()].flatMap(([newest, ...older]) => (newest ? [{ newest, older }] : []));
}
