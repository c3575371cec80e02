import type { Element, ElementContent, Parents, Root } from 'hast';
import { attribute, element, isBlock, isElement, replaceElements, textOf } from './htmlTree.ts';

type Anchor = {
  link: Element;
  ancestors: readonly Element[];
  /** The name that its URL ends in. */
  target: string;
  /** The names by which another link can target it. */
  names: readonly string[];
};

/**
 * Programs write a footnote as two links that lead to each other. The first becomes the reference; the block around the
 * second becomes the note, at the end. Comments are such pairs too, and are removed.
 */
export function convertFootnotes(tree: Root, firstNumber: number): void {
  const anchors = anchorsIn(tree, []);
  const replacements = new Map<Element, ElementContent[]>();
  const notes: Element[] = [];
  for (const [index, reference] of anchors.entries()) {
    const note = anchors.find((one, at) => at > index && isNoteOf(one, reference));
    const block = note && blockOf(note, reference);
    // A heading leads back to a table of contents.
    if (!note || !block || /^h\d$/.test(block.tagName) || replacements.has(reference.link)) continue;
    replacements.set(note.link, []);
    replacements.set(block, []);
    if (/comment|cmnt|msocom/i.test(reference.target)) {
      replacements.set(reference.link, []);
    } else {
      const id = String(firstNumber + notes.length);
      replacements.set(reference.link, [element('footnote', [], { id })]);
      notes.push(element('footnotetext', block.children, { id }));
    }
  }
  if (replacements.size === 0) return;
  const replace = (node: Element) => replacements.get(node) ?? (isEmptied(node) ? [] : undefined);
  for (const note of notes) replaceElements(note, replace);
  replaceElements(tree, replace);
  // Google's line above the notes.
  if (isElement(tree.children.at(-1), 'hr')) tree.children.pop();
  tree.children.push(...notes);
}

function anchorsIn(parent: Parents, ancestors: readonly Element[]): Anchor[] {
  return parent.children.flatMap((node): Anchor[] => {
    if (node.type !== 'element') return [];
    const target = isElement(node, 'a') ? (attribute(node, 'href').split('#')[1] ?? '') : '';
    const near = [node, ...ancestors.slice(-3)];
    const names = near.flatMap((one) => [attribute(one, 'id'), attribute(one, 'name')]).filter(Boolean);
    const own = target === '' ? [] : [{ link: node, ancestors, target, names }];
    return [...own, ...anchorsIn(node, [...ancestors, node])];
  });
}

/** If only part of a note's name was copied, the two match by the number that both show. */
function isNoteOf(note: Anchor, { link, names, target }: Anchor): boolean {
  if (!names.includes(note.target)) return false;
  return note.names.includes(target) || textOf(note.link) === textOf(link);
}

/** The note's paragraph, or the element around it that holds nothing else. */
function blockOf({ ancestors }: Anchor, reference: Anchor): Element | undefined {
  const own = ancestors.filter((one) => isBlock(one) && !reference.ancestors.includes(one));
  const item = own.findLast((one) => isElement(one, 'li', 'dd') || attribute(one, 'id') !== '');
  return item ?? own.at(-1);
}

/** Whether the element framed the notes: only their line and heading are left. */
function isEmptied(node: Element): boolean {
  if (isElement(node, 'sup', 'div') && node.children.length === 0) return true;
  const isFrame =
    'dataFootnotes' in node.properties ||
    /footnote|endnote/.test(attribute(node, 'style') + attribute(node, 'className'));
  if (!isFrame || !isElement(node, 'div', 'section')) return false;
  return node.children.every(
    (child) => isElement(child, 'hr', 'br', 'h2', 'h3') || textOf(child).trim() === '',
  );
}
