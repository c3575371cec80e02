import { titleOrUntitled } from '#src/features/posts/data/post.ts';
import { maxVersionsSearched } from './pictureUsage.ts';
import type { DeletionImpact } from './usePictureUsage.ts';
import type { VersionUsage } from './versionUsage.ts';

export const pictureListMessages = {
  loading: 'Loading images...',
  none: 'No images yet.',
  howToAdd: 'Drop or paste an image into a post, or press Image in its toolbar.',
  noStorage: 'You can still link to an image hosted elsewhere.',
  usageFailed: "Couldn't check which posts use these images.",
  usageUnknown: 'Usage unknown',
  checkingUsage: 'Checking posts...',
  unused: 'Not used',
  linkCopied: 'Link copied',
  deleteQuestion: 'Are you sure you want to delete this image?',
  deleted: 'Image deleted',
} as const;

export function countMessage(count: number, hasMore: boolean): string {
  const images = `${count} ${count === 1 ? 'image' : 'images'}`;
  return hasMore ? `${images}, more available` : images;
}

/** Details of the delete question. `impact` is `undefined` when the posts could not be searched. */
export function deletionConsequence(impact: DeletionImpact | undefined): string {
  if (!impact) return "Couldn't check which posts use it.";
  const { uses, versions } = impact;
  const posts = uses.filter(({ isUnsaved }) => !isUnsaved).map(({ title }) => title);
  const drafts = uses.filter(({ isUnsaved }) => isUnsaved).map(({ title }) => title);
  const others = [
    places('drafts of', drafts),
    places('earlier versions of', versions.stored),
    places(versions.deleted.length === 1 ? 'the deleted post' : 'the deleted posts', versions.deleted),
  ].flat();
  return [consequence(posts, others), limits[versions.searched]].filter(Boolean).join(' ');
}

const limits: Record<VersionUsage['searched'], string> = {
  all: '',
  newest: `Only the newest ${maxVersionsSearched} versions were checked.`,
  none: "Couldn't check earlier versions and deleted posts.",
};

function consequence(posts: readonly string[], others: readonly string[]): string {
  if (posts.length > 0) {
    const all = [...places(posts.length === 1 ? 'the post' : 'the posts', posts), ...others];
    return `It will disappear from ${all.join(', ')}.`;
  }
  if (others.length === 0) return 'No post uses it.';
  return `No post uses it, but it will disappear from ${others.join(', ')}.`;
}

function places(kind: string, titles: readonly string[]): string[] {
  return titles.length === 0 ? [] : [`${kind} ${quoted(titles)}`];
}

function quoted(titles: readonly string[]): string {
  return titles.map((title) => `“${titleOrUntitled(title)}”`).join(', ');
}
