import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useCursorList } from '#src/admin/shared/list/useCursorList.ts';
import { fetchDeletedPosts } from '#src/features/posts/versions/fetchVersions.ts';
import type { PostVersion } from '#src/features/posts/versions/postVersion.ts';

export function useDeletedPosts() {
  return useCursorList<PostVersion, QueryDocumentSnapshot>(async (after) => {
    const read = await fetchDeletedPosts(after);
    return read.success ? { success: true, rows: read.versions, nextCursor: read.after } : read;
  });
}
