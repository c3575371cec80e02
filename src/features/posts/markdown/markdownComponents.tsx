import { type ComponentProps, isValidElement, lazy, Suspense } from 'react';
import type { Components } from 'react-markdown';
import { absoluteUrl } from '#src/components/head/absoluteUrl.ts';
import { OpensInNewTab } from '#src/components/ui/OpensInNewTab.tsx';
import { responsiveImage } from '#src/features/pictures/responsiveImage.ts';
import { TableScroller } from '#src/layout/page/TableScroller.tsx';
import { paths } from '#src/paths.ts';
import { space } from '#src/theme/theme.ts';
import type { Code } from './ColoredCode.tsx';

export const markdownComponents: Components = {
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
  input: ({ node: _, ...props }) => <input {...props} aria-label={props.checked ? 'Done' : 'Not done'} />,
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
      {...responsiveImage(src, textSizes)}
      alt={alt.trim()}
      title={title}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Seven of the twelve columns. */
const textSizes = `min(calc(${space.frame} * 7 / 12), 100vw)`;

function isOwn(href: string): boolean {
  return absoluteUrl(href).startsWith(absoluteUrl(paths.home));
}

type CodeBlockProps = ComponentProps<'pre'> & { node?: unknown };

function CodeBlock({ children }: CodeBlockProps) {
  const { text, language } = codeOf(children);
  // Also tells programs in which language pasted code is written.
  const className = language && `language-${language}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll wide code
    <pre tabIndex={0}>
      <Suspense fallback={<code className={className}>{text}</code>}>
        <code className={className}>{language ? <ColoredCode text={text} language={language} /> : text}</code>
      </Suspense>
    </pre>
  );
}

/** Falls back to plain text if the highlighter can't be loaded. */
const ColoredCode = lazy(() =>
  import('./ColoredCode.tsx').catch(() => ({ default: ({ text }: Code) => text })),
);

function codeOf(children: CodeBlockProps['children']): { text: string; language: string | undefined } {
  if (!isValidElement<ComponentProps<'code'>>(children)) return { text: '', language: undefined };
  const { className = '', children: text } = children.props;
  return { text: String(text ?? ''), language: /language-([\w-]+)/.exec(className)?.[1] };
}
