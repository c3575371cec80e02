import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharePicturePath } from '#src/components/sharePicturePath.ts';
import type { Post } from '#src/features/posts/post.ts';
import { paths } from '#src/paths.ts';
import { sharePicture } from './sharePicture.tsx';
import type { SitePage } from './sitePages.ts';

type Subject = { title: string; kicker?: string; picture?: string };

/** What the share pictures of the static pages say and show. */
const subjects: Readonly<Record<string, Subject>> = {
  [paths.home]: { title: 'First call to launch, in six weeks.', picture: '/pics/freight.svg' },
  [paths.about]: { title: 'We take the one number a business lives by and move it.' },
  [paths.services]: { title: 'Eight things we build.', picture: '/pics/service-web.svg' },
  [paths.portfolio]: { title: 'The work.', picture: '/pics/reader.svg' },
  [paths.testimonials]: { title: 'What four clients say.', picture: '/pics/clinic.svg' },
  [paths.contact]: { title: 'What should change?' },
  [paths.blog]: { title: 'Notes from the work.', picture: '/pics/post-chair.svg' },
  [paths.privacyPolicy]: { title: 'Privacy Policy' },
  [paths.termsOfService]: { title: 'Terms of Service' },
};

/** Draws one share picture per public page; an article shows its own picture when it lies on this site. */
export async function* sharePictures(pages: readonly SitePage[], posts: readonly Post[]) {
  for (const { path } of pages) {
    const subject = subjects[path] ?? articleSubject(posts.find((post) => paths.article(post.id) === path));
    const picture = subject.picture && (await readOwnPicture(subject.picture));
    const { picture: _, ...words } = subject;
    yield {
      file: sharePicturePath(path).slice(1),
      png: await sharePicture({ ...words, ...(picture && { picture }) }),
    };
  }
}

function articleSubject(post: Post | undefined): Subject {
  if (!post) throw new Error('A public page has neither a share picture of its own nor a post');
  return { title: post.title, kicker: post.category, picture: post.featuredImage };
}

async function readOwnPicture(path: string): Promise<string | undefined> {
  if (!path.startsWith('/') || !path.endsWith('.svg')) return undefined;
  return readFile(join('public', path), 'utf8').catch(() => undefined);
}
