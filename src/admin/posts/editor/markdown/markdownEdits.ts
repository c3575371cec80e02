export type Selection = { value: string; start: number; end: number };

/** Replaces `from` to `to` by `text`, then selects `start` to `end` of the new text. */
export type Edit = { from: number; to: number; text: string; start: number; end: number };

export type LineMark = 'heading' | 'subheading' | 'list' | 'numbered' | 'quote';

export function toggleMark({ value, start, end }: Selection, mark: string): Edit {
  const size = mark.length;
  const selected = value.slice(start, end);
  if (isWrapped(selected, mark)) {
    return replace(start, end, selected.slice(size, -size));
  }
  if (isWrapped(value.slice(Math.max(0, start - size), end + size), mark) && !isLonger(value, start, mark)) {
    return replace(start - size, end + size, selected);
  }
  const inner = start + size;
  return {
    from: start,
    to: end,
    text: `${mark}${selected}${mark}`,
    start: inner,
    end: inner + selected.length,
  };
}

/** A backtick on either side within a line, a fence round several lines. */
export function toggleCode(selection: Selection): Edit {
  const selected = selection.value.slice(selection.start, selection.end);
  if (!selected.includes('\n')) return toggleMark(selection, '`');
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

/** The next item begins, an empty one ends the list; `null` outside of lists and quotes. */
export function continueList({ value, start, end }: Selection): Edit | null {
  const from = value.lastIndexOf('\n', start - 1) + 1;
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

export function toggleLines({ value, start, end }: Selection, mark: LineMark): Edit {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = value.indexOf('\n', Math.max(start, end - 1));
  const to = lineEnd === -1 ? value.length : lineEnd;
  const lines = value.slice(from, to).split('\n');
  const isText = (line: string) => line !== '' || lines.length === 1;
  const isMarked = lines.every((line) => !isText(line) || linePrefixes[mark].test(line));
  let number = 0;
  const text = lines
    .map((line) => {
      if (!isText(line)) return line;
      number += 1;
      return isMarked ? line.replace(linePrefixes[mark], '') : marked(line, mark, number);
    })
    .join('\n');
  const isCaret = start === end;
  return { from, to, text, start: isCaret ? from + text.length : from, end: from + text.length };
}

const linePrefixes: Record<LineMark, RegExp> = {
  heading: /^## /,
  subheading: /^### /,
  list: /^- /,
  numbered: /^\d+[.)] /,
  quote: /^> /,
};

function marked(line: string, mark: LineMark, number: number): string {
  switch (mark) {
    case 'heading':
      return `## ${line.replace(/^#{1,6}\s+/, '')}`;
    case 'subheading':
      return `### ${line.replace(/^#{1,6}\s+/, '')}`;
    case 'list':
      return `- ${line.replace(linePrefixes.numbered, '')}`;
    case 'numbered':
      return `${number}. ${line.replace(linePrefixes.list, '')}`;
    case 'quote':
      return `> ${line}`;
  }
}

function isWrapped(text: string, mark: string): boolean {
  return text.length >= 2 * mark.length && text.startsWith(mark) && text.endsWith(mark);
}

/** A single star beside the selection may be half of a bold mark. */
function isLonger(value: string, start: number, mark: string): boolean {
  const isDouble = value[start - 2] === mark && value[start - 3] !== mark;
  return mark === '*' && isDouble;
}

function startsLine(value: string, start: number): boolean {
  return start === 0 || value[start - 1] === '\n';
}

function replace(from: number, to: number, text: string): Edit {
  return { from, to, text, start: from, end: from + text.length };
}
