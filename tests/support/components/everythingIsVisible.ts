import { configure } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';

/**
 * For the tests of a file with large pages on which everything is visible. To find out whether an element is, jsdom matches
 * every rule of its own style sheet against it and its ancestors, each time; here, elements with the same tag look alike.
 */
export function everythingIsVisible(): void {
  const view = document.defaultView as Window;
  const { getComputedStyle } = view;
  const styles = new Map<string, CSSStyleDeclaration>();
  const styleOf = ({ tagName }: Element) => {
    const style = styles.get(tagName) ?? getComputedStyle.call(view, document.createElement(tagName));
    styles.set(tagName, style);
    return style;
  };
  beforeAll(() => {
    configure({ defaultHidden: true });
    for (const one of [window, view]) one.getComputedStyle = styleOf;
  });
  afterAll(() => {
    for (const one of [window, view]) one.getComputedStyle = getComputedStyle;
  });
}
