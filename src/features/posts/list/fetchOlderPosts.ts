import type { Page } from '#src/components/paging/pagedList.ts';
import { fetchedResult, type Result } from '#src/components/result.ts';
import type { PostCursor } from '#src/features/posts/data/fetchPosts.ts';
import { postMessages } from '#src/features/posts/data/messages.ts';
import type { PostSummary } from '#src/features/posts/data/staticPosts.ts';
import type { FilterValues } from '#src/features/posts/filter/filterValues.ts';

/** A browser does not fetch a module again that failed to come. */
let isCodeMissing = false;

export function fetchOlderPosts(
  category: FilterValues['category'],
  after: PostCursor,
): Promise<Result<Page<PostSummary, PostCursor>>> {
  if (isCodeMissing) window.location.reload();
  return fetchedResult(postMessages.list, async () => {
    const { fetchPostPage } = await loadFetchPosts();
    return fetchPostPage({ category: category || undefined, after });
  });
}

async function loadFetchPosts() {
  try {
    return await import('#src/features/posts/data/fetchPosts.ts');
  } catch (error) {
    isCodeMissing = true;
    throw error;
  }
}
