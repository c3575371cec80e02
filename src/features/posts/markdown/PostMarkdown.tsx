import type { ComponentProps } from 'react';
import Markdown, { type Components, defaultUrlTransform, type Options } from 'react-markdown';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { absoluteUrl } from '#src/components/head/absoluteUrl.ts';
import { columnsWidth } from '#src/components/layout/PageGrid.tsx';
import { TableScroller } from '#src/components/layout/TableScroller.tsx';
import { OpensInNewTab } from '#src/components/ui/OpensInNewTab.tsx';
import type { PictureSlot } from '#src/features/pictures/responsiveImage.ts';
import { responsiveImage } from '#src/features/pictures/responsiveImage.ts';
import { wordCount } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { space } from '#src/theme/theme.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { rehypeContents } from './contents.ts';
import { refuseDeepNesting, rehypeRefuseDeepNesting } from './nesting.ts';

type PostMarkdownProps = {
  /** Untrusted. */
  markdown: string;
  rehypePlugins?: NonNullable<Options['rehypePlugins']>;
};

/**
 * Shows raw HTML as text, removes script URLs, and starts headings at the page's second level. Throws if the text is
 * nested too deeply.
 */
export function PostMarkdown({ markdown, rehypePlugins = noPlugins }: PostMarkdownProps) {
  refuseDeepNesting(markdown);
  return (
    <Markdown
      remarkPlugins={remarkPlugins}
      components={components}
      rehypePlugins={[...ownPlugins, ...rehypePlugins]}
      urlTransform={safeUrl}
    >
      {markdown}
    </Markdown>
  );
}

/** Links to the headings of a long text; see `docs/requirements.md`, Article. */
export function PostContents({ markdown }: Pick<PostMarkdownProps, 'markdown'>) {
  refuseDeepNesting(markdown);
  if (wordCount(markdown) <= maxWordsWithoutContents) return null;
  return (
    <Markdown
      remarkPlugins={remarkPlugins}
      components={contentsComponents}
      rehypePlugins={[rehypeRefuseDeepNesting, ...headingIds, rehypeContents]}
    >
      {markdown}
    </Markdown>
  );
}

const maxWordsWithoutContents = 800;

const contentsComponents: Components = {
  ol: ({ children }) => (
    <>
      <h2>Contents</h2>
      <ol>{children}</ol>
    </>
  ),
};

const remarkPlugins = [remarkGfm];

/** The prefix keeps ids of headings distinct from the page's own, such as `main`. */
const headingIds: NonNullable<Options['rehypePlugins']> = [[rehypeSlug, { prefix: 'on-' }]];

const ownPlugins = [rehypeRefuseDeepNesting, ...headingIds];

const noPlugins: NonNullable<Options['rehypePlugins']> = [];

const components: Components = {
  h1: ({ node: _, ...props }) => <h2 {...props} />,
  a: ({ node: _, ...props }) => <MarkdownLink {...props} />,
  img: ({ node: _, ...props }) => <MarkdownImage {...props} />,
  pre: CodeBlock,
  table: ({ node: _, ...props }) => (
    <TableScroller label="Table">
      <table {...props} />
    </TableScroller>
  ),
  // An empty corner cell is not a header.
  th: ({ node: _, ...props }) => (props.children ? <th {...props} /> : <td {...props} />),
  input: ({ node: _, ...props }) => <input {...props} aria-label={props.checked ? 'Done' : 'Open'} />,
};

function MarkdownLink({ href, children, ...props }: ComponentProps<'a'>) {
  if (!href) return <span>{children}</span>;
  if (/^(#|mailto:|tel:)/i.test(href)) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }
  const rel = isOwn(href) ? 'noopener' : 'noopener noreferrer nofollow';
  return (
    <a href={href} {...props} target="_blank" rel={rel}>
      {children}
      <OpensInNewTab />
    </a>
  );
}

function MarkdownImage({ src, alt = '', title }: ComponentProps<'img'>) {
  if (!src) return null;
  return (
    <img
      src={src}
      {...responsiveImage(src, textSlots)}
      alt={alt.trim()}
      title={title}
      loading="lazy"
      decoding="async"
    />
  );
}

const textSlots: readonly PictureSlot[] = [
  { from: 'md', width: `min(${space.measure}, ${columnsWidth(7)})` },
  { width: `min(${space.measure}, ${columnsWidth()})` },
];

function isOwn(href: string): boolean {
  return absoluteUrl(href).startsWith(absoluteUrl(paths.home));
}

/** Empty unless the URL is known to be safe. The library does not know `tel:`. */
export function safeUrl(url: string): string {
  return /^tel:/i.test(url) ? url : defaultUrlTransform(url);
}
