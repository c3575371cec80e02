import { ogImagePath } from '#src/components/head/ogImagePath.ts';
import { site } from '#src/content/site.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { type ImageSources, sharedImage } from './sharedImage.ts';
import { sharePicture } from './sharePicture.tsx';
import { type ShareSubject, shareSubjects } from './shareSubjects.ts';
import type { SitePage } from './sitePages.ts';

const defaultSources: ImageSources = { publicFolder: 'public', origin: site.url };

/** An article shows its own picture when it lies on this site or was uploaded. */
export async function* sharePictures(
  pages: readonly Pick<SitePage, 'path'>[],
  posts: readonly Post[],
  sources: Partial<ImageSources> = {},
) {
  for (const { path } of pages) {
    const subject =
      shareSubjects[path] ?? articleSubject(posts.find((post) => paths.article(post.id) === path));
    yield {
      file: ogImagePath(path).slice(1),
      png: await drawSubject(subject, { ...defaultSources, ...sources }),
    };
  }
}

/** A picture that cannot be had, or that resvg refuses, as one without a `viewBox`, is left out. */
async function drawSubject({ picture, ...words }: ShareSubject, sources: ImageSources): Promise<Buffer> {
  if (!picture) return sharePicture(words);
  try {
    const image = await sharedImage(picture, sources);
    return await sharePicture({ ...words, ...(image && { image }) });
  } catch (error) {
    console.warn(`The share picture of "${words.title}" is without ${picture}: ${reasonOf(error)}`);
    return sharePicture(words);
  }
}

/** `fetch` says only that it failed, and why in its cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}

function articleSubject(post: Post | undefined): ShareSubject {
  if (!post) throw new Error('A public page has neither a share picture of its own nor a post');
  return { title: post.title, kicker: post.category, picture: post.featuredImage };
}
