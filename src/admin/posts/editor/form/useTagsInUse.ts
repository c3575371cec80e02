import { useMemo, useState } from 'react';
import { useRead } from '#src/admin/shared/useRead.ts';
import { fetchAdminPostPage } from '#src/features/posts/data/fetchPosts.ts';
import { distinctTags } from '#src/features/posts/data/post.ts';

/** Number of posts whose tags are suggested; fixed, so that the cost does not grow with the blog. */
const sourceSize = 50;

export type TagsInUse = { tags: readonly string[]; load(): void };

/** Read once, on first use. */
export function useTagsInUse(): TagsInUse {
  const [isWanted, setIsWanted] = useState(false);
  const { data, error, reload } = useRead(isWanted ? 'tags' : undefined, () =>
    fetchAdminPostPage({ direction: 'desc', size: sourceSize }),
  );
  const tags = useMemo(() => distinctTags(data?.rows.flatMap((post) => post.tags) ?? []), [data]);
  return {
    tags,
    load() {
      setIsWanted(true);
      if (error) void reload();
    },
  };
}
