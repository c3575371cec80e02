import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { slugify } from '#src/features/posts/data/post.ts';

/** Keeps heading ids distinct from the page's own ids, such as `main`. */
const prefix = 'on-';

/** Gives top-level headings of the text an id made from their words; duplicates are numbered. */
export function rehypeHeadingIds() {
  return (root: Root): void => {
    const used = new Set<string>();
    for (const heading of headingsOf(root)) {
      const words = prefix + slugify(toText(heading).trim());
      let id = words;
      for (let number = 2; used.has(id); number += 1) id = `${words}-${number}`;
      used.add(id);
      heading.properties.id = id;
    }
  };
}

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
