import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { rssBody } from '#scripts/prerender/rssBody.tsx';
import { markdownLanguage } from '#src/admin/posts/editor/markdown/markdownLanguage.ts';
import { PostMarkdown } from '#src/features/posts/markdown/PostMarkdown.tsx';

const tags: Readonly<Record<string, string>> = {
  StrongEmphasis: 'strong',
  Emphasis: 'em',
  Strikethrough: 'del',
};

/** What the editor draws, with the tags of an article. */
function drawn(markdown: string): string {
  const state = EditorState.create({ doc: markdown, extensions: markdownLanguage });
  let html = '';
  let position = 0;
  const upTo = (end: number) => {
    html += markdown.slice(position, end);
    position = end;
  };
  ensureSyntaxTree(state, markdown.length, 5_000)?.iterate({
    enter({ name, from, to }) {
      upTo(from);
      if (name in tags) html += `<${tags[name]}>`;
      if (name.endsWith('Mark')) position = to;
    },
    leave({ name, to }) {
      upTo(to);
      if (name in tags) html += `</${tags[name]}>`;
    },
  });
  return `<p>${html}</p>`;
}

describe('The editor, the article and the feed agree', () => {
  it.each([
    ['3~5 people, 10~20 days', '3~5 people, 10~20 days'],
    ['~one~ and ~~two~~', '~one~ and <del>two</del>'],
    ['これは**重要です。**続き', 'これは<strong>重要です。</strong>続き'],
    ['これは**「重要」**です', 'これは<strong>「重要」</strong>です'],
    ['这是*“强调”*的', '这是<em>“强调”</em>的'],
    ['これは~~取消。~~続き', 'これは<del>取消。</del>続き'],
    ['**‘중요’**는', '<strong>‘중요’</strong>는'],
    ['**„Wichtig“**es', '<strong>„Wichtig“</strong>es'],
    ['**»Wichtig«**es', '<strong>»Wichtig«</strong>es'],
    ['l’**«étoile»** et', 'l’<strong>«étoile»</strong> et'],
    ['**50%**ige', '<strong>50%</strong>ige'],
    ['**Neu!**heit', '<strong>Neu!</strong>heit'],
    ['pre**(fix)** and **(fix)**ed', 'pre<strong>(fix)</strong> and <strong>(fix)</strong>ed'],
    // As in CommonMark.
    [
      '**bold**, *slanted* and ***both***',
      '<strong>bold</strong>, <em>slanted</em> and <em><strong>both</strong></em>',
    ],
    [
      '“**one**” (**two**) in**si**de',
      '“<strong>one</strong>” (<strong>two</strong>) in<strong>si</strong>de',
    ],
    ['**a (*b*, c)**', '<strong>a (<em>b</em>, c)</strong>'],
    ['**(**open, 2 ** 3 ** 4, 5*x*y', '**(**open, 2 ** 3 ** 4, 5<em>x</em>y'],
    ['*“said”*s Tom', '*“said”*s Tom'],
  ])('on %j', (markdown, text) => {
    const html = `<p>${text}</p>`;
    expect(renderToStaticMarkup(<PostMarkdown markdown={markdown} />)).toBe(html);
    expect(rssBody({ id: 'post', content: markdown })).toBe(html);
    expect(drawn(markdown).replace('<strong><em>both</em></strong>', '<em><strong>both</strong></em>')).toBe(
      html,
    );
  });
});
