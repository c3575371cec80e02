import type { Edit, Selection } from './markdownEdits.ts';

type LineStyle = 'heading' | 'subheading' | 'list' | 'numbered' | 'quote';

const headingPrefix = /^#{1,6}\s+/;
const itemPrefix = /^(?:- |\d+[.)] )/;

const lineStyles: Record<LineStyle, { own: RegExp; replaced: RegExp; prefix(number: number): string }> = {
  heading: { own: /^## /, replaced: headingPrefix, prefix: () => '## ' },
  subheading: { own: /^### /, replaced: headingPrefix, prefix: () => '### ' },
  list: { own: /^- /, replaced: itemPrefix, prefix: () => '- ' },
  numbered: { own: /^\d+[.)] /, replaced: itemPrefix, prefix: (number) => `${number}. ` },
  quote: { own: /^> /, replaced: /^> /, prefix: () => '> ' },
};

/** Takes the style away when all lines that are not blank have it. */
export function toggleLines({ value, start, end }: Selection, style: LineStyle): Edit {
  const { own, replaced, prefix } = lineStyles[style];
  const from = lineStart(value, start);
  const lineEnd = value.indexOf('\n', Math.max(start, end - 1));
  const to = lineEnd === -1 ? value.length : lineEnd;
  const lines = value.slice(from, to).split('\n');
  const isText = (line: string) => line !== '' || lines.length === 1;
  const isStyled = lines.every((line) => !isText(line) || own.test(line));
  let number = 0;
  const text = lines
    .map((line) => {
      if (!isText(line)) return line;
      number += 1;
      return isStyled ? line.replace(own, '') : prefix(number) + line.replace(replaced, '');
    })
    .join('\n');
  const isCaret = start === end;
  return { from, to, text, start: isCaret ? from + text.length : from, end: from + text.length };
}

/** The next item begins, an empty one ends the list; `null` outside of lists and quotes. */
export function continueList({ value, start, end }: Selection): Edit | null {
  const from = lineStart(value, start);
  const item = /^(\s*)([-*+]|(\d+)([.)])|>)( \[[ xX]\])? /.exec(value.slice(from, start));
  if (start !== end || !item) return null;
  const [marker, indent = '', bullet = '', number, delimiter, box] = item;
  const isEmpty =
    value
      .slice(from + marker.length)
      .split('\n', 1)[0]
      ?.trim() === '';
  if (isEmpty) return { from, to: start, text: '', start: from, end: from };
  const next = number ? `${Number(number) + 1}${delimiter}` : bullet;
  const text = `\n${indent}${next}${box ? ' [ ]' : ''} `;
  return { from: start, to: start, text, start: start + text.length, end: start + text.length };
}

function lineStart(value: string, offset: number): number {
  return value.slice(0, offset).lastIndexOf('\n') + 1;
}
