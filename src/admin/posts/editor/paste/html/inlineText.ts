import type { Element, ElementContent, Text } from 'hast';
import { element, isElement } from './htmlTree.ts';

/** A piece of text, or an element such as an image, with all that formats it. */
export type Run = {
  node: ElementContent;
  /** `strong`, `em`, `del`, `code`, and `a` followed by its properties as JSON. */
  marks: readonly string[];
  /** Whether its font marks it as code. */
  isCode?: boolean;
};

/**
 * Joins pieces of the same format and nests their elements, as a person would type them: spaces and line breaks at the
 * edge stay outside, and so does punctuation that touches a letter, where Markdown would not see the format.
 */
export function formattedText(runs: readonly Run[]): ElementContent[] {
  return nested(bridged(collapsed(runs.flatMap(splitSpaces))).flatMap(withoutTouching));
}

/** Splits at consecutive line breaks, which separate paragraphs. */
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
  return paragraphs.filter((paragraph) => paragraph.some(isWord));
}

function isSpace({ node }: Run): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

export function isBreak({ node }: Run): boolean {
  return isElement(node, 'br');
}

export function isWord(run: Run): boolean {
  return !isSpace(run) && !isBreak(run);
}

function splitSpaces(run: Run): Run[] {
  if (run.node.type !== 'text') return [run];
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(run.node.value) ?? [];
  return [before && ' ', words.replace(/\s+/g, ' '), after && ' ']
    .filter((value) => value !== '')
    .map((value) => ({ ...run, node: { type: 'text', value } }));
}

/** Removes spaces at the edge, around line breaks, and next to each other. */
function collapsed(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  for (const run of runs) {
    if (isBreak(run) && kept.at(-1) && isSpace(kept.at(-1) as Run)) kept.pop();
    const before = kept.at(-1);
    if (!before || isWord(before) || !isSpace(run)) kept.push(run);
    else if (isSpace(before)) kept.splice(-1, 1, { ...before, marks: shared(before, run) });
  }
  return kept.slice(kept.findIndex(isWord), kept.findLastIndex(isWord) + 1);
}

/** A space or a line break has the format that the words on both sides share. */
function bridged(runs: readonly Run[]): Run[] {
  let before: Run | undefined;
  return runs.map((run, index) => {
    if (isWord(run)) {
      before = run;
      return run;
    }
    const next = runs.find((one, at) => at > index && isWord(one));
    // Two links in a row stay two, and so do two pieces of code.
    const marks = shared(before, next).filter((mark) => attention.includes(mark) || run.marks.includes(mark));
    return { ...run, marks };
  });
}

function shared(one: Run | undefined, other: Run | undefined): Run['marks'] {
  return one?.marks.filter((mark) => other?.marks.includes(mark)) ?? [];
}

/**
 * Markdown ignores a marker between punctuation and a letter, so punctuation at that edge moves outside. Where several
 * formats meet, or one is around code or a link (which have markers of their own), only the most visible one is kept.
 */
function withoutTouching(run: Run, index: number, runs: readonly Run[]): Run[] {
  const before = runs[index - 1];
  const after = runs[index + 1];
  const opens = touches(run, before, /(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])[\p{L}\p{N}]$/u);
  const closes = touches(run, after, /^(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])[\p{L}\p{N}]/u);
  if (!opens && !closes) return [run];
  const hasDelimiters =
    run.node.type !== 'text' ||
    run.marks.includes('code') ||
    (opens && linkOf(run) !== linkOf(before)) ||
    (closes && linkOf(run) !== linkOf(after));
  if (hasDelimiters) return [{ ...run, marks: without(run.marks, attention) }];
  const { value } = run.node as Text;
  const marks = run.marks.includes('del') ? without(run.marks, ['strong', 'em']) : run.marks;
  const [, start = '', words = '', end = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(value) ?? [];
  const parts: [string, Run['marks']][] = [
    [opens || words === '' ? start : '', shared(opens ? before : after, run)],
    [`${opens || words === '' ? '' : start}${words}${closes ? '' : end}`, marks],
    [closes ? end : '', shared(run, after)],
  ];
  return parts
    .filter(([text]) => text !== '')
    .map(([text, partMarks]) => ({ node: { type: 'text', value: text }, marks: partMarks }));
}

/** Whether the other run begins, or ends, with a letter right at a marker of this one. */
function touches(run: Run, other: Run | undefined, letter: RegExp): boolean {
  if (other?.node.type !== 'text' || !letter.test(other.node.value)) return false;
  const ends = attention.some((mark) => run.marks.includes(mark) && !other.marks.includes(mark));
  return ends && other.marks.every((mark) => run.marks.includes(mark));
}

function linkOf(run: Run | undefined): string | undefined {
  return run?.marks.find((mark) => mark.startsWith('a '));
}

const attention = ['strong', 'em', 'del'];

export function without(marks: Run['marks'], removed: readonly string[]): Run['marks'] {
  return marks.filter((mark) => !removed.includes(mark));
}

/**
 * The marker that spans the most runs goes outside, but never around a space. Code goes outside only if no other marker spans
 * as many runs.
 */
function nested(runs: readonly Run[]): ElementContent[] {
  const nodes: ElementContent[] = [];
  for (let start = 0; start < runs.length; ) {
    const run = runs[start];
    const [outer] = (run && isWord(run) ? run.marks : [])
      .toSorted()
      .map((mark) => ({ mark, end: endOf(mark, runs, start) }))
      .sort(
        (one, other) => other.end - one.end || Number(one.mark === 'code') - Number(other.mark === 'code'),
      );
    const inner = runs.slice(start, outer?.end ?? start + 1);
    nodes.push(...(outer ? [markedBy(outer.mark, inner)] : inner.map(({ node }) => node)));
    start += inner.length;
  }
  return nodes;
}

function endOf(mark: string, runs: readonly Run[], start: number): number {
  const isOfMark = (run?: Run) => mark !== 'code' || linkOf(run) === linkOf(runs[start]);
  let end = start;
  while (runs[end]?.marks.includes(mark) && isOfMark(runs[end])) end += 1;
  return start + runs.slice(start, end).findLastIndex(isWord) + 1;
}

/** Code holds nothing but text. */
function markedBy(mark: string, runs: readonly Run[]): Element {
  const inner = runs.map(({ node, marks }) => ({
    node,
    marks: mark === 'code' ? [] : without(marks, [mark]),
  }));
  const [tagName = '', properties = '{}'] = mark.split(/ (.*)/s);
  return element(tagName, nested(inner), JSON.parse(properties));
}
