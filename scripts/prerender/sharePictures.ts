import { ogImagePath } from '#src/components/head/absoluteUrl.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { publicPageRows } from '#src/publicPages.ts';
import { type ImageSources, sharedImage } from './sharedImage.ts';
import { sharePicture } from './sharePicture.ts';

type ShareSubject = { title: string; kicker?: string; picture?: string };

/**
 * Articles show their featured image if it is on this site or uploaded; pages show the image in their row of
 * `publicPageRows`.
 * @param headlines the headline of each page by its path
 */
export async function* sharePictures(
  headlines: ReadonlyMap<string, string>,
  posts: readonly Post[],
  sources: ImageSources,
) {
  for (const [path, title] of headlines) {
    const subject = { title, ...shareDetails(path, posts) };
    yield { file: ogImagePath(path).slice(1), png: await drawSubject(subject, sources) };
  }
}

/** Omits an image that cannot be loaded or rendered, such as one without a `viewBox`. */
async function drawSubject({ picture, ...words }: ShareSubject, sources: ImageSources): Promise<Buffer> {
  if (!picture) return sharePicture(words);
  try {
    const image = await sharedImage(picture, sources);
    return await sharePicture({ ...words, ...(image && { image }) });
  } catch (error) {
    console.warn(`Couldn't add ${picture} to the social image of "${words.title}": ${reasonOf(error)}`);
    return sharePicture(words);
  }
}

/** `fetch` gives the reason only in the error's cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}

function shareDetails(path: string, posts: readonly Post[]): Omit<ShareSubject, 'title'> {
  const post = posts.find(({ id }) => paths.article(id) === path);
  if (post) return { kicker: post.category, picture: post.featuredImage };
  const picture = publicPageRows.find((row) => row.path === path)?.sharePicture;
  return { ...(picture && { picture }) };
}
