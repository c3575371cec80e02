import type { Root } from 'hast';
import {
  attribute,
  classesOf,
  descendants,
  element,
  replaceElements,
} from '#src/admin/posts/editor/paste/html/htmlTree.ts';

/** Joplin, which puts the source of code and formulas before their displayed form. */
export function fromJoplin(tree: Root): void {
  replaceElements(tree, (node) => {
    const [source] = /\bjoplin-editable\b/.test(classesOf(node)) ? descendants(node, 'pre') : [];
    if (!source) return undefined;
    if (attribute(source, 'dataJoplinSourceOpen').startsWith('$')) return source.children;
    const className = [`language-${attribute(source, 'dataJoplinLanguage')}`];
    return [element('pre', [element('code', source.children, { className })])];
  });
}
