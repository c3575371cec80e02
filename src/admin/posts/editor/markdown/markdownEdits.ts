/** Within a line. A longer run of the same character is another delimiter. */
const spans = {
  '**': /(?<!\*)\*\*(?=[^\s*])(.+?)(?<=[^\s*])\*\*(?!\*)/g,
  '*': /(?<!\*)\*(?=[^\s*])(.+?)(?<=[^\s*])\*(?!\*)/g,
  '`': /(?<!`)`(?=[^`])(.+?)(?<=[^`])`(?!`)/g,
};

export type Selection = { value: string; start: number; end: number };

/** Replaces `from` to `to` by `text`, then selects `start` to `end` of the new text. */
export type Edit = { from: number; to: number; text: string; start: number; end: number };

/** Spans in the selection join it, as in word processors: each delimiter would else end what the other begins. */
export function toggleDelimiter({ value, start, end }: Selection, delimiter: keyof typeof spans): Edit {
  const size = delimiter.length;
  const selected = value.slice(start, end);
  if (isSpan(selected, delimiter)) return replace(start, end, selected.slice(size, -size));
  const isInside = start >= size && end + size <= value.length;
  const around = isInside ? value.slice(start - size, end + size) : '';
  if (isWrapped(around, delimiter) && !isHalfOfBold(value, start, delimiter)) {
    return isSpan(around, delimiter)
      ? replace(start - size, end + size, selected)
      : replace(start, end, withoutSpans(around, delimiter));
  }
  const inner = start + size;
  const text = withoutSpans(selected, delimiter);
  return {
    from: start,
    to: end,
    text: `${delimiter}${text}${delimiter}`,
    start: inner,
    end: inner + text.length,
  };
}

/** A backtick on either side within a line, a fence round several lines. */
export function toggleCode(selection: Selection): Edit {
  const selected = selection.value.slice(selection.start, selection.end);
  if (!selected.includes('\n')) return toggleDelimiter(selection, '`');
  const before = startsLine(selection.value, selection.start) ? '' : '\n';
  const text = `${before}\`\`\`\n${selected.replace(/\n$/, '')}\n\`\`\`\n`;
  const inner = selection.start + before.length + 4;
  const { start, end } = selection;
  return { from: start, to: end, text, start: inner, end: inner + selected.replace(/\n$/, '').length };
}

/** The selection becomes the link's words, or its address when it is one; the part to fill in is selected. */
export function insertLink({ value, start, end }: Selection): Edit {
  const selected = value.slice(start, end);
  if (/^https?:\/\/\S+$/.test(selected)) {
    return { from: start, to: end, text: `[](${selected})`, start: start + 1, end: start + 1 };
  }
  const address = start + selected.length + 3;
  return {
    from: start,
    to: end,
    text: `[${selected}](https://)`,
    start: address,
    end: address + 'https://'.length,
  };
}

export function insertPicture(selection: Selection): Edit {
  const { from, to, text, start, end } = insertLink({ ...selection, end: selection.start });
  return { from, to, text: `!${text}`, start: start + 1, end: end + 1 };
}

/** `null` where the pasted text is to stand as it is. */
export function pasteLink({ value, start, end }: Selection, pasted: string): Edit | null {
  const selected = value.slice(start, end);
  const isUrl = (text: string) => /^(https?:\/\/|mailto:)\S+$/.test(text.trim());
  if (!isUrl(pasted) || selected.trim() === '' || selected.includes('\n') || isUrl(selected)) return null;
  const text = `[${selected}](${pasted.trim()})`;
  return { from: start, to: end, text, start: start + text.length, end: start + text.length };
}

export function insertTable({ value, start, end }: Selection): Edit {
  const before = start === 0 || value.slice(0, start).endsWith('\n\n') ? '' : '\n\n';
  const after = value.slice(end).startsWith('\n\n') ? '' : '\n\n';
  const text = `${before}| First | Second |\n| --- | --- |\n|  |  |${after}`;
  const cell = start + before.length + 2;
  return { from: start, to: end, text, start: cell, end: cell + 'First'.length };
}

function isWrapped(text: string, delimiter: string): boolean {
  return text.length >= 2 * delimiter.length && text.startsWith(delimiter) && text.endsWith(delimiter);
}

/** Not one: several spans, which begin and end alike. */
function isSpan(text: string, delimiter: keyof typeof spans): boolean {
  const [first = text] = text.match(spans[delimiter]) ?? [];
  return isWrapped(text, delimiter) && first === text;
}

function withoutSpans(text: string, delimiter: keyof typeof spans): string {
  return text.replace(spans[delimiter], '$1');
}

/** A single star beside the selection may be half of a bold delimiter. */
function isHalfOfBold(value: string, start: number, delimiter: string): boolean {
  const isDouble = value[start - 2] === delimiter && value[start - 3] !== delimiter;
  return delimiter === '*' && isDouble;
}

function startsLine(value: string, start: number): boolean {
  return start === 0 || value[start - 1] === '\n';
}

function replace(from: number, to: number, text: string): Edit {
  return { from, to, text, start: from, end: from + text.length };
}
