export type Selection = { value: string; start: number; end: number };

/** Replaces `from` to `to` by `text`, then selects `start` to `end` of the new text. */
export type Edit = { from: number; to: number; text: string; start: number; end: number };

export function toggleDelimiter({ value, start, end }: Selection, delimiter: string): Edit {
  const size = delimiter.length;
  const selected = value.slice(start, end);
  if (isWrapped(selected, delimiter)) {
    return replace(start, end, selected.slice(size, -size));
  }
  if (
    isWrapped(value.slice(Math.max(0, start - size), end + size), delimiter) &&
    !isHalfOfBold(value, start, delimiter)
  ) {
    return replace(start - size, end + size, selected);
  }
  const inner = start + size;
  return {
    from: start,
    to: end,
    text: `${delimiter}${selected}${delimiter}`,
    start: inner,
    end: inner + selected.length,
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
