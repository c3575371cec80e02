import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { attribute, isElement, textOf } from './htmlTree.ts';

/** What the other steps read from styles. */
const read =
  /^(display|visibility|mso-(hide|list|outline-level|element)|font(-weight|-style|-family)?|text-(decoration(-line)?|align)|vertical-align|white-space|list-style-type)$/;

/** Writes the rules of the style sheet that came with the text into the elements' styles, which take precedence. */
export function inlineStyleRules(tree: Root): void {
  const rules = rulesOf(tree);
  if (rules.size === 0) return;
  visit(tree, 'element', (element) => {
    const { tagName } = element;
    const classes = attribute(element, 'className').split(' ').filter(Boolean);
    const selectors = [...classes.flatMap((name) => [`${tagName}.${name}`, `.${name}`]), tagName];
    const styles = selectors.map((selector) => rules.get(selector)).filter((style) => style !== undefined);
    if (styles.length > 0) element.properties.style = [attribute(element, 'style'), ...styles].join(';');
  });
}

function rulesOf(tree: Root): Map<string, string> {
  const rules = new Map<string, string>();
  for (const sheet of tree.children.filter((node) => isElement(node, 'style'))) {
    const css = textOf(sheet).replace(/\/\*.*?\*\/|<!--|-->/gs, '');
    for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const declarations = body.split(';').filter((one) => read.test(one.split(':')[0]?.trim() ?? ''));
      if (declarations.length === 0) continue;
      for (const selector of selectors.split(',').map((one) => one.trim())) {
        rules.set(selector, [...declarations, rules.get(selector) ?? ''].join(';'));
      }
    }
  }
  return rules;
}
