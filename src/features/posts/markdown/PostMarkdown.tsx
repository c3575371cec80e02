import { type ComponentProps, useState } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { absoluteUrl } from '#src/components/head/absoluteUrl.ts';
import { columnsWidth } from '#src/components/layout/columnsWidth.ts';
import { TableScroller } from '#src/components/layout/TableScroller.tsx';
import { OpensInNewTab } from '#src/components/ui/OpensInNewTab.tsx';
import type { PictureSlot } from '#src/features/pictures/pictureSlot.ts';
import { responsiveImage } from '#src/features/pictures/responsiveImage.ts';
import { paths } from '#src/paths.ts';
import { space } from '#src/theme/theme.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { safeUrl } from './safeUrl.ts';

type PostMarkdownProps = {
  /** Untrusted. */
  markdown: string;
  rehypePlugins?: Options['rehypePlugins'];
};

/** Raw HTML stays text, script addresses lead nowhere, and the article's first heading level is the page's second. */
export function PostMarkdown({ markdown, rehypePlugins }: PostMarkdownProps) {
  return (
    <Markdown
      remarkPlugins={remarkPlugins}
      components={components}
      rehypePlugins={rehypePlugins}
      urlTransform={safeUrl}
    >
      {markdown}
    </Markdown>
  );
}

const remarkPlugins = [remarkGfm];

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
  const [isBroken, setIsBroken] = useState(false);
  if (!src) return null;
  if (isBroken) return alt;
  return (
    <img
      src={src}
      {...responsiveImage(src, textSlots)}
      alt={alt}
      title={title}
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
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
