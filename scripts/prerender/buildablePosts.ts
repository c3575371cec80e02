import type { Post } from '#src/features/posts/data/post.ts';

/** As in `firestore.rules`, which know only the posts that pass through them: owners write past the rules. */
const fileName = /^[A-Za-z0-9][A-Za-z0-9-]{0,149}$/;

/** The posts whose ids can be names of files beside `blog/index.json`; warns of every other one by its id. */
export function buildablePosts(posts: readonly Post[]): Post[] {
  return posts.filter(({ id }) => {
    const isBuildable = fileName.test(id) && id.toLowerCase() !== 'index';
    if (!isBuildable) console.warn(`Skipped the post ${JSON.stringify(id)}: its id cannot be a file name.`);
    return isBuildable;
  });
}
