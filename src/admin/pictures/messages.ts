import { titleOrUntitled } from '#src/features/posts/data/post.ts';
import { maxVersionsSearched } from './pictureUsage.ts';
import type { DeletionImpact } from './usePictureUsage.ts';
import type { VersionUsage } from './versionUsage.ts';

export const pictureListMessages = {
  loading: 'Loading pictures...',
  none: 'No pictures yet.',
  howToAdd: "Drop or paste a picture in a post's text, or press Picture in its toolbar.",
  noStorage:
    "Firebase Storage isn't set up for its project. You can still use the URL of a picture elsewhere.",
  usageFailed: "Couldn't check which posts use these pictures.",
  usageUnknown: 'Usage unknown',
  checkingUsage: 'Checking posts...',
  unused: 'Not used',
  addressCopied: 'Picture address copied',
  deleteQuestion: 'Are you sure you want to delete this picture?',
  deleted: 'Picture deleted',
} as const;

export function countMessage(count: number, hasMore: boolean): string {
  const pictures = `${count} ${count === 1 ? 'picture' : 'pictures'}`;
  return hasMore ? `${pictures}, more available` : pictures;
}

/** Details of the delete question. `impact` is `undefined` when the posts could not be searched. */
export function deletionConsequence(impact: DeletionImpact | undefined): string {
  if (!impact) return "Couldn't check which posts use it.";
  const { uses, versions } = impact;
  const posts = uses.filter(({ isUnsaved }) => !isUnsaved).map(({ title }) => title);
  const drafts = uses.filter(({ isUnsaved }) => isUnsaved).map(({ title }) => title);
  const others = [
    named('drafts of', drafts),
    named('earlier versions of', versions.stored),
    named(versions.deleted.length === 1 ? 'the deleted post' : 'the deleted posts', versions.deleted),
  ].flat();
  return [...sentencesAbout(posts, others.join(', ')), limits[versions.searched]].filter(Boolean).join(' ');
}

const limits: Record<VersionUsage['searched'], string> = {
  all: '',
  newest: `Only the newest ${maxVersionsSearched} versions were checked.`,
  none: "Couldn't check earlier versions and deleted posts.",
};

function sentencesAbout(posts: readonly string[], others: string): string[] {
  if (posts.length === 0) {
    return [others === '' ? 'No post uses it.' : `No post uses it, but it would disappear from ${others}.`];
  }
  const lost = `${posts.length === 1 ? 'This post' : 'These posts'} would lose it: ${quoted(posts)}.`;
  return others === '' ? [lost] : [lost, `It would also disappear from ${others}.`];
}

function named(kind: string, titles: readonly string[]): string[] {
  return titles.length === 0 ? [] : [`${kind} ${quoted(titles)}`];
}

function quoted(titles: readonly string[]): string {
  return titles.map((title) => `“${titleOrUntitled(title)}”`).join(', ');
}
