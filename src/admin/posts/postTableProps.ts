import type { BuildRecord } from '#src/features/posts/data/buildRecord.ts';
import type { Post } from '#src/features/posts/data/post.ts';

/** What the grid of a desktop and the cards of a phone have in common. */
export type PostListProps = {
  rows: readonly Post[];
  isReading: boolean;
  /** What the host holds; `null` while it is not known. */
  buildRecord: BuildRecord | null;
  /** Order by creation date. */
  direction: 'asc' | 'desc';
  onSort(direction: 'asc' | 'desc'): void;
  onEdit(post: Post): void;
  onDuplicate(post: Post): void;
  onDelete(post: Post): void;
};
