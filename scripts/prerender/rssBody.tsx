import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { type Components } from 'react-markdown';
import { absoluteUrl } from '#src/components/head/absoluteUrl.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { refuseTooComplex } from '#src/features/posts/markdown/complexity.ts';
import { safeUrl } from '#src/features/posts/markdown/PostMarkdown.tsx';
import { remarkPlugins } from '#src/features/posts/markdown/remarkPlugins.ts';
import { paths } from '#src/paths.ts';

/**
 * For feed readers: no raw HTML, no unsafe links. URLs are absolute, and fragments and footnotes lead to the article,
 * because readers show the text on pages of their own.
 * @throws if the text is too complex
 */
export function rssBody({ id, content }: Pick<Post, 'id' | 'content'>): string {
  refuseTooComplex(content);
  const articleUrl = absoluteUrl(paths.article(id));
  return renderToStaticMarkup(
    <Markdown
      remarkPlugins={remarkPlugins}
      components={components}
      urlTransform={(url) => absoluteFrom(articleUrl, safeUrl(url))}
    >
      {content}
    </Markdown>,
  );
}

const components: Components = {
  a: ({ node: _, ...props }) => (props.href ? <a {...props} /> : <span>{props.children}</span>),
  // React adds a `<link rel="preload">` for images that are not lazy.
  img: ({ node: _, ...props }) =>
    props.src ? <img {...props} alt={props.alt ?? ''} loading="lazy" /> : null,
};

/** Leaves an incomplete URL as it is, and an empty one empty: a base would turn it into the article's. */
function absoluteFrom(base: string, url: string): string {
  return url && URL.canParse(url, base) ? new URL(url, base).href : url;
}
