/**
 * Real articles nest about three levels, such as quotes in lists. Thousands of levels overflow the stack of browsers
 * and the build.
 */
const maxLevels = 100;

/** Ten times as many as a long article has. Parsers compare each mark of a paragraph with all that precede it. */
const maxLines = 5_000;
const maxMarks = 10_000;
const maxMarksInParagraph = 1_000;

const deepLine = new RegExp(`^[ \\t]*(?:(?:>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])[ \\t]*){${maxLevels}}`, 'm');
const codeBlock =
  /^ {0,3}(?:(`{3,})[^`\n]*|(~{3,})[^\n]*)\n(?:[\s\S]*?^ {0,3}(?:\1|\2)[`~]*[ \t]*$|[\s\S]*)/gm;
const mark = /[*_~`[\]<&|@#]|:\/\/|www\./g;
const inlineMark = /[*_~`[\]<]/g;

/** Whether the text would take more than two seconds to show, or make typing in it lag. */
export function isTooComplex(markdown: string): boolean {
  if (deepLine.test(markdown) || count(markdown, /\n/g) > maxLines) return true;
  const text = markdown.replace(codeBlock, '\n\n');
  if (count(text, mark) > maxMarks) return true;
  return text.split(/\n[ \t>]*\n/).some((paragraph) => count(paragraph, inlineMark) > maxMarksInParagraph);
}

/** @throws RangeError before parsing, which would take minutes */
export function refuseTooComplex(markdown: string): void {
  if (isTooComplex(markdown)) throw new RangeError('The text has too many nested levels or marks');
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
