/** Titles in a sentence: quoted, with commas. A post without a title is called untitled. */
export function quotedTitles(titles: readonly string[]): string {
  return titles.map((title) => (title.trim() ? `“${title.trim()}”` : 'an untitled post')).join(', ');
}
