/** In notifications of the list and of the form. */
export const postNotices = {
  deleted: 'Blog post deleted',
  restored: 'Blog post restored',
} as const;

export function duplicatedMessage(title: string): string {
  return `Duplicated “${title}” as a draft`;
}
