import { titleOrUntitled } from '#src/features/posts/data/postName.ts';
import { type EarlierUsage, maxVersionsSearched } from './earlierUsage.ts';
import type { PictureUse } from './pictureUsage.ts';

export type PictureLosses = { uses: readonly PictureUse[]; earlier: EarlierUsage };

/** What the question before a deletion says; `undefined` when the posts could not be searched. */
export function deletionConsequence(losses: PictureLosses | undefined): string {
  if (!losses) return 'Which posts use it is not known: they could not be searched.';
  const { uses, earlier } = losses;
  const posts = uses.filter(({ isUnsaved }) => !isUnsaved).map(({ title }) => title);
  const unsaved = uses.filter(({ isUnsaved }) => isUnsaved).map(({ title }) => title);
  const others = [
    named('unsaved text of', unsaved),
    named('earlier versions of', earlier.stored),
    named(earlier.deleted.length === 1 ? 'the deleted post' : 'the deleted posts', earlier.deleted),
  ].flat();
  return [...sentencesAbout(posts, others), limits[earlier.searched]].filter(Boolean).join(' ');
}

const limits: Record<EarlierUsage['searched'], string> = {
  all: '',
  newest: `Only the newest ${maxVersionsSearched} earlier versions were searched.`,
  none: 'Earlier versions and deleted posts could not be searched.',
};

function sentencesAbout(posts: readonly string[], others: readonly string[]): string[] {
  const missing = `be missing from ${others.join(', ')}.`;
  if (posts.length === 0)
    return [others.length === 0 ? 'No post uses it.' : `No post uses it, but it would ${missing}`];
  const lost = `${posts.length === 1 ? 'This post' : 'These posts'} would lose it: ${quoted(posts)}.`;
  return others.length === 0 ? [lost] : [lost, `It would also ${missing}`];
}

function named(kind: string, titles: readonly string[]): string[] {
  return titles.length === 0 ? [] : [`${kind} ${quoted(titles)}`];
}

function quoted(titles: readonly string[]): string {
  return titles.map((title) => `“${titleOrUntitled(title)}”`).join(', ');
}
