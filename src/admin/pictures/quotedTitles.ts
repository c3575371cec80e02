export function quotedTitles(titles: readonly string[]): string {
  return titles.map((title) => (title.trim() ? `“${title.trim()}”` : 'an untitled post')).join(', ');
}
