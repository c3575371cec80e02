import { useRef, useState } from 'react';
import { fetchAdminPostPage } from '#src/features/posts/data/fetchPosts.ts';
import { distinctTags } from '#src/features/posts/data/post.ts';

/** Posts whose tags are offered: reading them must not cost more with every post. */
const sourceSize = 50;

export type TagsInUse = ReturnType<typeof useTagsInUse>;

export function useTagsInUse() {
  const [tags, setTags] = useState<readonly string[]>([]);
  const isRequested = useRef(false);

  async function load(): Promise<void> {
    if (isRequested.current) return;
    isRequested.current = true;
    const result = await fetchAdminPostPage({ direction: 'desc', size: sourceSize });
    if (result.success) setTags(distinctTags(result.rows.flatMap((post) => post.tags)));
    else isRequested.current = false;
  }

  return { tags, load: () => void load() };
}
