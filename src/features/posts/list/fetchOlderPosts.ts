import { reloadPage } from '#src/components/browser/reloadPage.ts';
import { type Result, tryResult } from '#src/components/result.ts';
import type { PostCursor } from '#src/features/posts/data/fetchPosts.ts';
import type { FilterValues } from '#src/features/posts/filter/filterValues.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import type { PostPage } from './knownPosts.ts';

/** A browser does not refetch a module that failed to load. */
let isCodeMissing = false;

export async function fetchOlderPosts(
  category: FilterValues['category'],
  after: PostCursor,
): Promise<Result<PostPage>> {
  if (isCodeMissing) await reloadPage();
  return tryResult(postMessages.list, async () => {
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
