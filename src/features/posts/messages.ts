export const postMessages = {
  create: 'Failed to create blog post',
  update: 'Failed to update blog post',
  list: 'Failed to fetch blog posts',
  get: 'Failed to fetch blog post',
  delete: 'Failed to delete blog post',
  load: 'Failed to load blog post',
  missing: 'Blog post not found',
  versions: 'Failed to fetch earlier versions',
  deleted: 'Failed to fetch deleted posts',
  drafts: 'Failed to fetch drafts',
  conflict: 'Someone else saved this post after you opened it',
} as const;

export function readTimeText(minutes: number): string {
  return `${minutes} min read`;
}
