import { site } from '#src/content/site.ts';

export const postMessages = {
  create: 'Failed to create blog post',
  update: 'Failed to update blog post',
  list: 'Failed to fetch blog posts',
  get: 'Failed to fetch blog post',
  delete: 'Failed to delete blog post',
  restore: 'Failed to restore blog post',
  load: 'Failed to load blog post',
  missing: 'Blog post not found',
  versions: "Couldn't load earlier versions",
  deleted: "Couldn't load deleted posts",
  drafts: "Couldn't load autosaved drafts",
  deleteDraft: "Couldn't delete the autosaved draft",
  conflict: 'This post was saved elsewhere after you opened it',
} as const;

export function readTimeText(minutes: number): string {
  return `${minutes} min read`;
}

/** The date in the office's time zone, so that the build and all browsers agree. */
export function formatPostDate(time: number | null): string {
  if (time === null) return 'N/A';
  return new Date(time).toLocaleDateString(site.lang, {
    dateStyle: 'long',
    timeZone: site.location.timeZone,
  });
}
