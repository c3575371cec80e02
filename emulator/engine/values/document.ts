import type { Fields, Value } from './value.ts';

/** A stored document, never changed in place; `name` is the full `projects/P/databases/D/documents/a/b`. */
export type StoredDocument = { name: string; fields: Fields; createTime: string; updateTime: string };

/** What a commit did to one document: null before means created, null after means deleted. */
export type Change = { name: string; before: StoredDocument | null; after: StoredDocument | null };

export type WriteResult = { updateTime?: string; transformResults?: Value[] };

/** The outcome of a commit: one result per write, and one change per document that really changed. */
export type CommitResult = { writeResults: WriteResult[]; commitTime: string; changes: Change[] };
