/** Writes the rules of the style sheets that came with the text into the elements' styles, which take precedence. */
export function inlineStyleRules(fragment: DocumentFragment): void {
  const styles = new Map<Element, string>();
  for (const [selector, style] of rulesOf(fragment)) {
    for (const element of selected(fragment, selector))
      styles.set(element, `${styles.get(element) ?? ''}${style};`);
  }
  for (const [element, style] of styles)
    element.setAttribute('style', style + (element.getAttribute('style') ?? ''));
}

/** Selectors and what they set, the most specific last. */
function rulesOf(fragment: DocumentFragment): [selector: string, style: string][] {
  const css = [...fragment.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const rules = css.replace(ignored, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules]
    .flatMap(([, selectors = '', style = '']) =>
      selectors.split(',').map((one): [string, string] => [one.trim(), style]),
    )
    .sort(([one], [other]) => specificity(one) - specificity(other));
}

/** Comments, and rules for a printer or a small screen. */
const ignored = /\/\*.*?(?:\*\/|$)|<!--|-->|@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gs;

function specificity(selector: string): number {
  return selector.replace(/[^.#[:]/g, '').length;
}

/** Empty for a selector that only Word understands. */
function selected(fragment: DocumentFragment, selector: string): Iterable<Element> {
  try {
    return fragment.querySelectorAll(selector);
  } catch {
    return [];
  }
}
