import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';

/** Replaces the text with a list of links to its headings, or with nothing if there are fewer than three. */
export function rehypeContents() {
  return (root: Root): void => {
    const headings = headingsOf(root);
    root.children = headings.length < minHeadings ? [] : [element('ol', {}, headings.map(entry))];
  };
}

const minHeadings = 3;

function entry(heading: Element): Element {
  const link = element('a', { href: `#${heading.properties.id}` }, [
    { type: 'text', value: toText(heading).trim() },
  ]);
  return element('li', heading.tagName === 'h3' ? { dataLevel: 3 } : {}, [link]);
}

/** Skips the footnotes' heading, which has an id of its own. */
function headingsOf(root: Root): Element[] {
  return root.children
    .filter((node) => node.type === 'element')
    .filter(({ tagName }) => /^h[1-3]$/.test(tagName))
    .filter((heading) => toText(heading).trim() !== '');
}

function element(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}
