import type { Element, Root, Text } from 'hast';
import { toText } from 'hast-util-to-text';
import Markdown, { defaultUrlTransform, type Options } from 'react-markdown';
import rehypeSlug from 'rehype-slug';
import { wordCount } from '#src/features/posts/data/post.ts';
import { refuseTooComplex } from './complexity.ts';
import { markdownComponents } from './markdownComponents.tsx';
import { remarkPlugins } from './remarkPlugins.ts';

type PostMarkdownProps = {
  /** Untrusted. */
  markdown: string;
  rehypePlugins?: NonNullable<Options['rehypePlugins']>;
};

/**
 * Shows raw HTML as text, removes script URLs, and starts headings at the page's second level. Throws if the text is
 * too complex.
 */
export function PostMarkdown({ markdown, rehypePlugins = noPlugins }: PostMarkdownProps) {
  refuseTooComplex(markdown);
  return (
    <Markdown
      remarkPlugins={remarkPlugins}
      components={markdownComponents}
      rehypePlugins={[...headingIds, ...rehypePlugins]}
      urlTransform={safeUrl}
    >
      {markdown}
    </Markdown>
  );
}

/** Links to the headings of a long text; see `docs/requirements.md`, Article. */
export function PostContents({ markdown }: Pick<PostMarkdownProps, 'markdown'>) {
  refuseTooComplex(markdown);
  if (wordCount(markdown) <= maxWordsWithoutContents) return null;
  return (
    <Markdown remarkPlugins={remarkPlugins} rehypePlugins={[...headingIds, rehypeContents]}>
      {markdown}
    </Markdown>
  );
}

const maxWordsWithoutContents = 500;

/** The prefix keeps ids of headings distinct from the page's own, such as `main`. */
const headingIds: NonNullable<Options['rehypePlugins']> = [[rehypeSlug, { prefix: 'on-' }]];

const noPlugins: NonNullable<Options['rehypePlugins']> = [];

/** Replaces the text with links to its headings, or with nothing if there are fewer than three. */
function rehypeContents() {
  return (root: Root): void => {
    const headings = headingsOf(root);
    const list = element('ol', {}, headings.map(entry));
    root.children = headings.length < 3 ? [] : [element('h2', {}, [text('Contents')]), list];
  };
}

function entry(heading: Element): Element {
  const link = element('a', { href: `#${heading.properties.id}` }, [text(toText(heading).trim())]);
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

function text(value: string): Text {
  return { type: 'text', value };
}

/** Empty unless the URL is known to be safe. The library does not know `tel:`. */
export function safeUrl(url: string): string {
  return /^tel:/i.test(url) ? url : defaultUrlTransform(url);
}
