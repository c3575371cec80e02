import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '#src/admin/posts/editor/paste/htmlToMarkdown.ts';

/** What people copy, and the Markdown that a person would have typed. */
type Cases = Readonly<Record<string, readonly (readonly [html: string, markdown: string])[]>>;

export function itConverts(cases: Cases): void {
  describe.each(Object.entries(cases))('Pasting %s', (_, rows) => {
    it.each(rows)('%s', async (html, markdown) => {
      expect((await htmlToMarkdown(html)).markdown).toBe(markdown);
    });
  });
}
