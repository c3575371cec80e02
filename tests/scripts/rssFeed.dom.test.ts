import { expect, it } from 'vitest';
import { rssFeed } from '#scripts/prerender/rssFeed.ts';
import { aLoadedPost } from '#tests/support/records/aPost.ts';

const forbidden = '\u0000\u0001\u0008\u000c\u000e\u001f\ufffe\uffff\ud800';

const hostile = aLoadedPost({
  id: 'hostile',
  title: `Line one\u000bline two ]]> <b>&${forbidden}`,
  excerpt: `An excerpt ]]></description><script>${forbidden}`,
  content: `A paragraph.${forbidden} ]]> \`]]>\` <script>alert(1)</script> [x](javascript:alert(1)) 😀`,
  author: `Jonas <"&'> Pell${forbidden}`,
  tags: [`<x>&"]]>${forbidden}`],
  updatedAt: null,
});

it('the feed stays valid for any post content', () => {
  const feed = rssFeed([hostile]);
  const document = new DOMParser().parseFromString(feed, 'text/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  expect(document.querySelector('item > title')?.textContent).toBe('Line one line two ]]> <b>&');
  expect(document.querySelector('item > description')?.textContent).toBe(
    'An excerpt ]]></description><script>',
  );
  expect(document.querySelectorAll('script, b')).toHaveLength(0);
});
