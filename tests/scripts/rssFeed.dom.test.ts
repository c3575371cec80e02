import { describe, expect, it } from 'vitest';
import { feedLength, rssFeed } from '#scripts/prerender/rssFeed.ts';
import { site } from '#src/content/site.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { aLoadedPost } from '#tests/support/records/aPost.ts';

/** jsdom's parser is saxes, which refuses what libxml and expat refuse: see the first test. */
function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const error = document.querySelector('parsererror')?.textContent;
  if (error) throw new Error(error);
  return document;
}

const textOf = (document: Document, name: string) => document.getElementsByTagName(name)[0]?.textContent;

/** What a reader displays of an element that contains HTML. */
const shown = (document: Document, name: string) =>
  new DOMParser().parseFromString(textOf(document, name) ?? '', 'text/html').body.textContent;

const item = (fields: Partial<Post>) => {
  const document = parse(rssFeed([aLoadedPost({ ...fields, id: 'one' })]));
  document.querySelectorAll('channel > title, channel > link, channel > description').forEach((one) => {
    one.remove();
  });
  return document;
};

const article = `${site.url}/blog/one`;

describe('the feed', () => {
  it.each([
    ['the end of a CDATA section in text', '<a><![CDATA[a[b[0]]]]><![CDATA[>c, d[e[1]]>f]]></a>'],
    ['a control character', '<a>\u0001</a>'],
    ['its character reference', '<a>&#1;</a>'],
    ['half of an emoji', '<a>\ud83d</a>'],
    ['a noncharacter', '<a>\ufffe</a>'],
    ['an HTML entity', '<a>&nbsp;</a>'],
    ['an undeclared prefix', '<a><dc:creator/></a>'],
  ])('is judged by a parser that refuses %s', (_, xml) => {
    expect(() => parse(xml)).toThrow();
  });

  const forbidden = '\u0001\u0008\u000c\u000e\u001f\ufffe\uffff\ud800';

  it.each([
    ['a[b[0]]>c, d[e[1]]>f'],
    [']]>]]>]]> <![CDATA[ ]]>'],
    [`&amp; &#0; &#xd83d; &nbsp; <!-- -- --> <?xml?> <!DOCTYPE a>`],
    [`a${forbidden}b`, 'ab'],
    ['half \ud83d an emoji \udc00 and a whole one 😀', 'half  an emoji  and a whole one 😀'],
    ['one\u000btwo\u0085three\u2028four', 'one two\u0085three\u2028four'],
  ])('is well formed for any text, and readers show that text: %s', (text, visible = text) => {
    const document = item({ title: text, excerpt: text, author: text, tags: [text], content: `\`${text}\`` });
    expect(shown(document, 'title')).toBe(visible);
    expect(shown(document, 'description')).toBe(visible);
    expect(textOf(document, 'dc:creator')).toBe(visible);
    expect(document.querySelectorAll('category')[1]?.textContent).toBe(visible);
    expect(shown(document, 'content:encoded')).toBe(visible);
  });

  it('shows HTML tags in a title and an excerpt as text', () => {
    const document = item({ title: 'How <details> beats AT&amp;T', excerpt: '<script>alert(1)</script>' });
    expect(shown(document, 'title')).toBe('How <details> beats AT&amp;T');
    expect(shown(document, 'description')).toBe('<script>alert(1)</script>');
  });

  it.each([
    ['a heading', '[x](#on-prices)', `${article}#on-prices`],
    ['a neighbor', '[x](other)', `${site.url}/blog/other`],
    ['a page', '[x](/services?a=1#b)', `${site.url}/services?a=1#b`],
    ['a query', '[x](?a=1)', `${article}?a=1`],
    ['another site', '[x](https://a.example/)', 'https://a.example/'],
    ['a phone', '[x](tel:+12125550148)', 'tel:+12125550148'],
    ['a footnote', 'x[^1]\n\n[^1]: Note', `${article}#user-content-fn-1`],
    ['an incomplete URL', '[x](https://)', 'https://'],
  ])('links to the right place in the article: %s', (_, content, href) => {
    expect(textOf(item({ content }), 'content:encoded')).toContain(`<a href="${href}"`);
  });

  it('has no links to scripts, no preloads, and images with full URLs', () => {
    const body = textOf(
      item({ content: '[no](javascript:alert) ![A](/pics/a.svg) ![](data:x)' }),
      'content:encoded',
    );
    expect(body).toBe(`<p><span>no</span> <img src="${site.url}/pics/a.svg" alt="A" loading="lazy"/> </p>`);
  });

  it('lists the newest twenty posts, with the date of their newest change', () => {
    const posts = Array.from({ length: 25 }, (_, at) =>
      aLoadedPost({ id: `post-${at}`, createdAt: 1e12 - at * 1e9, updatedAt: at === 3 ? 2e12 : null }),
    );
    const document = parse(rssFeed(posts));
    expect(document.querySelectorAll('item')).toHaveLength(feedLength);
    expect(feedLength).toBe(20);
    expect(Date.parse(textOf(document, 'lastBuildDate') ?? '')).toBe(2e12);
    expect(rssFeed(posts)).toBe(rssFeed(posts));
  });

  it('names authors without an email address, and omits missing dates', () => {
    const document = item({ author: 'Jo Pell', createdAt: null, updatedAt: null });
    expect(textOf(document, 'dc:creator')).toBe('Jo Pell');
    expect(document.querySelector('author, pubDate, lastBuildDate')).toBeNull();
    expect(() => parse(rssFeed([]))).not.toThrow();
  });
});
