import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { ogImagePath } from '#src/components/head/ogImagePath.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { sharePicture } from './sharePicture.tsx';
import { type ShareSubject, shareSubjects } from './shareSubjects.ts';
import type { SitePage } from './sitePages.ts';

/**
 * Draws one share picture per public page; an article shows its own picture when it lies on this site.
 * @param publicFolder where that picture is looked for
 */
export async function* sharePictures(
  pages: readonly Pick<SitePage, 'path'>[],
  posts: readonly Post[],
  publicFolder = 'public',
) {
  for (const { path } of pages) {
    const subject =
      shareSubjects[path] ?? articleSubject(posts.find((post) => paths.article(post.id) === path));
    const picture = subject.picture && (await readOwnPicture(publicFolder, subject.picture));
    const { picture: _, ...words } = subject;
    yield {
      file: ogImagePath(path).slice(1),
      png: picture ? await withPicture(words, picture, subject.picture) : await sharePicture(words),
    };
  }
}

/** The drawing library refuses some pictures that browsers show, as those without a `viewBox`. */
async function withPicture(words: ShareSubject, picture: string, name = ''): Promise<Buffer> {
  try {
    return await sharePicture({ ...words, picture });
  } catch (error) {
    console.warn(`The share picture of "${words.title}" is without ${name}, which cannot be drawn: ${error}`);
    return sharePicture(words);
  }
}

function articleSubject(post: Post | undefined): ShareSubject {
  if (!post) throw new Error('A public page has neither a share picture of its own nor a post');
  return { title: post.title, kicker: post.category, picture: post.featuredImage };
}

async function readOwnPicture(folder: string, path: string): Promise<string | undefined> {
  if (!path.startsWith('/') || !path.endsWith('.svg')) return undefined;
  return readFile(join(folder, normalize(path)), 'utf8').catch(() => undefined);
}
