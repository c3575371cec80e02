import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { htmlToMarkdown } from '#src/admin/posts/editor/paste/htmlToMarkdown.ts';
import { PostMarkdown } from '#src/features/posts/markdown/PostMarkdown.tsx';

it.each(samplePosts.map(({ title, content }) => [title, content]))(
  '%s is the same text after it was copied from its article',
  async (_, content) => {
    const html = renderToStaticMarkup(<PostMarkdown markdown={content} />);
    expect(withoutPadding((await htmlToMarkdown(html)).markdown)).toBe(withoutPadding(content.trim()));
  },
);

/** A paste aligns the columns of tables. */
function withoutPadding(markdown: string): string {
  return markdown.replace(/^\|.*/gm, (row) => row.replace(/ +/g, ' ').replace(/-+/g, '-'));
}
