import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { orThrow } from '#src/admin/shared/queries.ts';
import { fetchAdminPostPage } from '#src/features/posts/data/fetchPosts.ts';
import { distinctTags } from '#src/features/posts/data/post.ts';

/** Number of posts whose tags are suggested; fixed, so that the cost does not grow with the blog. */
const sourceSize = 50;

export type TagsInUse = { tags: readonly string[]; load(): void };

/** Read once, on first use. */
export function useTagsInUse(): TagsInUse {
  const [isWanted, setIsWanted] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['tags'],
    queryFn: () => orThrow(fetchAdminPostPage({ direction: 'desc', size: sourceSize })),
    enabled: isWanted,
  });
  const tags = useMemo(() => distinctTags(data?.rows.flatMap((post) => post.tags) ?? []), [data]);
  return {
    tags,
    load() {
      setIsWanted(true);
      if (error) void refetch();
    },
  };
}
