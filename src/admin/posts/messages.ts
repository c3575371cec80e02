/** In notifications of the list and of the form. */
export const postNotices = {
  deleted: 'Blog post deleted',
  restored: 'Blog post restored',
} as const;
