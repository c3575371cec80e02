import type { Fields, Value } from './value.ts';

/** A stored document, which is immutable; `name` is the full `projects/P/databases/D/documents/a/b`. */
export type StoredDocument = { name: string; fields: Fields; createTime: string; updateTime: string };

/** How a commit changed one document: `before` is null if created, `after` is null if deleted. */
export type Change = { name: string; before: StoredDocument | null; after: StoredDocument | null };

export type WriteResult = { updateTime?: string; transformResults?: Value[] };

/** The outcome of a commit: one result per write, and one change per document that actually changed. */
export type CommitResult = { writeResults: WriteResult[]; commitTime: string; changes: Change[] };
