export function placeholderOf({ id, name }: { id: string; name: string }): string {
  return `![Uploading ${placeholderName(name)}…](uploading:${id})`;
}

export function placeholderName(name: string): string {
  return name.replace(/[\\[\]()\n]+/g, ' ').trim();
}

export type Placeholder = {
  id: string;
  name: string;
  /** The paste did not include a file. */
  isMissing: boolean;
  from: number;
  to: number;
};

/** Checked first, because the pattern is slow on long texts. */
const linkStarts = ['](uploading:', '](missing:'];

const pattern = /!\[(?:Uploading )?([^\]\n]*?)…?\]\((uploading|missing):([0-9A-Za-z]{20})\)/g;

export function findPlaceholders(markdown: string): Placeholder[] {
  if (!linkStarts.some((start) => markdown.includes(start))) return [];
  return [...markdown.matchAll(pattern)].map(({ 0: whole, 1: name = '', 2: kind, 3: id = '', index }) => {
    return { id, name, isMissing: kind === 'missing', from: index, to: index + whole.length };
  });
}

/** Without a replacement, removes the placeholder and the empty line it leaves. */
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

export function showPlaceholders(markdown: string): string {
  return replacePlaceholders(markdown, ({ name, isMissing }) =>
    isMissing ? `*Missing: ${escapeMarkdown(name)}*` : `*Uploading ${escapeMarkdown(name)}…*`,
  );
}

export function removalOf(markdown: string, { from, to }: Placeholder): { from: number; to: number } {
  const isAlone = from === 0 || markdown.slice(0, from).endsWith('\n\n');
  const gap = /^\n{1,2}/.exec(markdown.slice(to))?.[0].length ?? 0;
  return isAlone ? { from, to: to + gap } : { from, to };
}

export function pictureMarkdown(address: string, alt: string): string {
  return `![${escapeMarkdown(alt.trim().replace(/\s+/g, ' '))}](${address})`;
}

function escapeMarkdown(words: string): string {
  return words.replace(/[\\`*_[\]<&~|]/g, '\\$&');
}
