/** Real articles nest about three levels, such as quotes in lists. The editor draws each level of each line. */
const maxLevels = 20;

/** An article of 1,800 words has about a hundred markers. Parsers compare each marker of a paragraph with all that precede it. */
const maxLines = 5_000;
const maxMarkers = 5_000;
const maxMarkersInParagraph = 1_000;

const deepLine = new RegExp(`^[ \\t]*(?:(?:>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])[ \\t]*){${maxLevels}}`, 'm');
const codeFence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const marker = /[*_~`[\]<&|@#\\]|:\/\/|www\./g;
const inlineMarker = /[*_~`[\]<\\]/g;

/** Whether the text would take more than two seconds to show, or make typing in it lag. */
export function isTooComplex(markdown: string): boolean {
  if (deepLine.test(markdown) || count(markdown, /\n/g) > maxLines) return true;
  const text = withoutCodeBlocks(markdown);
  if (count(text, marker) > maxMarkers) return true;
  return text
    .split(/\n[ \t>]*\n/)
    .some((paragraph) => count(paragraph, inlineMarker) > maxMarkersInParagraph);
}

/** Line by line: one expression for a whole block takes seconds if the text is one long fence. */
function withoutCodeBlocks(markdown: string): string {
  let fence = '';
  const lines = markdown.split('\n').map((line) => {
    if (fence === '') {
      fence = codeFence.exec(line)?.[1] ?? '';
      return fence === '' ? line : '';
    }
    const end = line.trim();
    if (end.startsWith(fence) && /^[`~]+$/.test(end)) fence = '';
    return '';
  });
  return lines.join('\n');
}

/** @throws RangeError before parsing, which would take minutes */
export function refuseTooComplex(markdown: string): void {
  if (isTooComplex(markdown)) throw new RangeError('The text has too many lines, nested levels or markers');
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
