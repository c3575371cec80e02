/** Stands in the text for a picture that is being uploaded; `id` is that of the upload. */
export function placeholderOf({ id, name }: { id: string; name: string }): string {
  return `![Uploading ${name.replace(/[\\[\]()\n]+/g, ' ').trim()}…](uploading:${id})`;
}

/** A placeholder in a text: whose it is, what it calls the picture, and where it stands. */
export type Placeholder = { id: string; name: string; from: number; to: number };

const pattern = /!\[(?:Uploading )?([^\]\n]*?)…?\]\(uploading:([0-9A-Za-z]{20})\)/g;

/** Every placeholder of a Markdown text, first one first. */
export function findPlaceholders(markdown: string): Placeholder[] {
  return [...markdown.matchAll(pattern)].map(({ 0: whole, 1: name = '', 2: id = '', index }) => {
    return { id, name, from: index, to: index + whole.length };
  });
}

/**
 * The text with other words in place of its placeholders.
 * @param replacementOf what stands for a placeholder; without it, it goes, and an empty line with it
 */
export function replacePlaceholders(
  markdown: string,
  replacementOf: (placeholder: Placeholder) => string | undefined,
): string {
  return findPlaceholders(markdown).reduceRight((text, placeholder) => {
    const replacement = replacementOf(placeholder);
    const { from, to } = replacement === undefined ? removalOf(text, placeholder) : placeholder;
    return text.slice(0, from) + (replacement ?? '') + text.slice(to);
  }, markdown);
}

/** What goes with a placeholder that goes: where it stands between empty lines, one of them. */
export function removalOf(markdown: string, { from, to }: Placeholder): { from: number; to: number } {
  const isAlone = from === 0 || markdown.slice(0, from).endsWith('\n\n');
  const gap = /^\n{1,2}/.exec(markdown.slice(to))?.[0].length ?? 0;
  return isAlone ? { from, to: to + gap } : { from, to };
}

/** A picture in Markdown. */
export function pictureMarkdown(address: string, alt: string): string {
  const words = alt
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<&~|]/g, '\\$&');
  return `![${words}](${address})`;
}
