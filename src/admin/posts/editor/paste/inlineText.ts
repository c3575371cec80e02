import type { Element, ElementContent } from 'hast';
import { element, isElement } from './htmlTree.ts';

/** A piece of text, or an element such as an image, with all that formats it. */
export type Run = {
  node: ElementContent;
  /** `strong`, `em`, `del`, `code`, and `a` followed by its properties as JSON. */
  marks: ReadonlySet<string>;
  /** Its source, if only its font says that it is code. */
  code?: string;
};

/**
 * Joins pieces of the same format and nests their elements, as a person would type them: spaces and line breaks at the
 * edge stay outside, and so does punctuation that touches a letter, where Markdown would not see the format.
 */
export function formattedText(runs: readonly Run[]): ElementContent[] {
  return nested(bridged(trimmed(collapsed(runs.flatMap(splitSpaces)))).flatMap(withoutTouching));
}

/** Splits at line breaks that follow each other, which separate paragraphs. */
export function paragraphsOf(runs: readonly Run[]): Run[][] {
  const paragraphs: Run[][] = [[]];
  let breaks = 0;
  for (const run of runs) {
    if (isBreak(run)) breaks += 1;
    else if (!isSpace(run)) breaks = 0;
    if (breaks > 1) paragraphs.push([]);
    else paragraphs.at(-1)?.push(run);
    if (breaks > 1) breaks = 1;
  }
  return paragraphs.filter((paragraph) => paragraph.some((run) => !isSpace(run) && !isBreak(run)));
}

export function isSpace({ node }: Run): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

export function isBreak({ node }: Run): boolean {
  return isElement(node, 'br');
}

function splitSpaces(run: Run): Run[] {
  if (run.node.type !== 'text') return [run];
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(run.node.value) ?? [];
  return [before && ' ', words.replace(/\s+/g, ' '), after && ' ']
    .filter((value) => value !== '')
    .map((value) => ({ ...run, node: { type: 'text', value } }));
}

function collapsed(runs: readonly Run[]): Run[] {
  return runs.filter((run, index) => {
    const before = runs[index - 1];
    return !(isSpace(run) && before && (isSpace(before) || isBreak(before)));
  });
}

function trimmed(runs: readonly Run[]): Run[] {
  const isWord = (run: Run) => !isSpace(run) && !isBreak(run);
  const inner = runs.slice(runs.findIndex(isWord), runs.findLastIndex(isWord) + 1);
  return inner.filter(
    (run, index) => !(isSpace(run) && inner[index + 1] && isBreak(inner[index + 1] as Run)),
  );
}

/** A space or a line break has the format that the words on both sides share. */
function bridged(runs: readonly Run[]): Run[] {
  let before: Run | undefined;
  return runs.map((run, index) => {
    if (!isSpace(run) && !isBreak(run)) {
      before = run;
      return run;
    }
    let next = index;
    while (runs[next] && (isSpace(runs[next] as Run) || isBreak(runs[next] as Run))) next += 1;
    // Two links in a row stay two.
    const marks = [...shared(before, runs[next])].filter(
      (mark) => !mark.startsWith('a ') || run.marks.has(mark),
    );
    return { ...run, marks: new Set(marks) };
  });
}

function shared(one: Run | undefined, other: Run | undefined): ReadonlySet<string> {
  return new Set([...(one?.marks ?? [])].filter((mark) => other?.marks.has(mark)));
}

function withoutTouching(run: Run, index: number, runs: readonly Run[]): Run[] {
  if (run.node.type !== 'text' || !isAttention(run)) return [run];
  const before = runs[index - 1];
  const after = runs[index + 1];
  const [, start = '', words = '', end = ''] =
    /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(run.node.value) ?? [];
  const opens = start !== '' && touches(before, /[\p{L}\p{N}]$/u, run);
  const closes = end !== '' && touches(after, /^[\p{L}\p{N}]/u, run);
  const parts: [string, ReadonlySet<string>][] = [
    [opens ? start : '', shared(before, run)],
    [`${opens ? '' : start}${words}${closes ? '' : end}`, run.marks],
    [closes ? end : '', shared(run, after)],
  ];
  return parts
    .filter(([value]) => value !== '')
    .map(([value, marks]) => ({ node: { type: 'text', value }, marks }));
}

function touches(other: Run | undefined, letter: RegExp, run: Run): boolean {
  if (other?.node.type !== 'text' || !letter.test(other.node.value) || other.marks.has('code')) return false;
  return attention.some((mark) => run.marks.has(mark) && !other.marks.has(mark));
}

const attention = ['strong', 'em', 'del'];

function isAttention({ marks }: Run): boolean {
  return !marks.has('code') && attention.some((mark) => marks.has(mark));
}

/** The mark that reaches farthest goes outside. Code holds nothing but text, so it goes inside. */
function nested(runs: readonly Run[]): ElementContent[] {
  const nodes: ElementContent[] = [];
  for (let start = 0; start < runs.length; ) {
    const marks = [...(runs[start]?.marks ?? [])].map((mark) => ({ mark, end: endOf(mark, runs, start) }));
    const outer = marks
      .filter(({ mark }) => mark !== 'code' || marks.length === 1)
      .reduce<{ mark: string; end: number } | null>(
        (best, one) => (best && best.end >= one.end ? best : one),
        null,
      );
    const inner = runs.slice(start, outer?.end ?? start + 1);
    if (outer) nodes.push(markedBy(outer.mark, inner));
    else nodes.push(...inner.map(({ node }) => node));
    start += inner.length;
  }
  return nodes;
}

function endOf(mark: string, runs: readonly Run[], start: number): number {
  let end = start;
  while (end < runs.length && runs[end]?.marks.has(mark) && (mark !== 'code' || runs[end]?.marks.size === 1))
    end += 1;
  return end;
}

function markedBy(mark: string, runs: readonly Run[]): Element {
  const inner = nested(
    runs.map(({ node, marks }) => ({ node, marks: new Set([...marks].filter((one) => one !== mark)) })),
  );
  const [tagName = '', properties = '{}'] = mark.split(/ (.*)/s);
  return element(tagName, inner, JSON.parse(properties));
}
