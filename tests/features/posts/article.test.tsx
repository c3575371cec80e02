import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { site } from '#src/content/site.ts';
import { Article } from '#src/features/posts/article/Article.tsx';
import { articleJsonLd } from '#src/features/posts/article/articleJsonLd.ts';
import { PostMarkdown } from '#src/features/posts/markdown/PostMarkdown.tsx';
import { renderPage } from '#tests/support/components/renderPage.tsx';
import { Styles } from '#tests/support/components/Styles.tsx';
import { aLoadedPost } from '#tests/support/records/aPost.ts';

const post = aLoadedPost({
  id: 'nine screens',
  title: 'Nine screens & four',
  excerpt: 'What we took out of an account opening.',
  content: 'We took out five.',
  author: 'Mara Okafor',
  category: 'UI/UX Design',
  tags: ['forms'],
  featuredImage: '/pics/post-nine.svg',
  readTime: 5,
  createdAt: Date.UTC(2024, 2, 15, 3, 59),
  updatedAt: null,
});

describe('an article', () => {
  it('shows its date, the day in the office’s time zone, or N/A', () => {
    const { unmount } = renderPage(<Article post={post} />);
    screen.getByText('March 14, 2024');
    unmount();
    renderPage(<Article post={{ ...post, createdAt: null }} />);
    screen.getByText('N/A');
  });

  it('describes its image as the writer did; without a description, it is decorative', () => {
    const featuredImage = 'https://example.com/quay.webp';
    const { unmount } = renderPage(
      <Article post={{ ...post, featuredImage, imageDescription: 'A quay at noon' }} />,
    );
    expect(screen.getByRole('img', { name: 'A quay at noon' }).getAttribute('src')).toBe(featuredImage);
    unmount();
    renderPage(<Article post={{ ...post, featuredImage }} />);
    expect(document.querySelector(`[src="${featuredImage}"]`)?.getAttribute('alt')).toBe('');
  });

  it('lists tags only when there are any', () => {
    const { unmount } = renderPage(<Article post={post} />);
    const tag = within(screen.getByRole('list', { name: 'Tags' })).getByRole('link');
    expect(tag.getAttribute('href')).toBe('/blog?q=forms');
    unmount();
    renderPage(<Article post={{ ...post, tags: [] }} />);
    expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull();
  });

  it('can be shared under its own URL, on Twitter with its title, or by a copied link', async () => {
    renderPage(<Article post={post} />);
    const url = encodeURIComponent(`${site.url}/blog/nine%20screens`);
    const linkOf = (name: string) =>
      screen.getByRole('link', { name: `Share on ${name} (opens in a new tab)` }).getAttribute('href');
    expect(linkOf('Facebook')).toBe(`https://www.facebook.com/sharer/sharer.php?u=${url}`);
    expect(linkOf('Twitter')).toBe(
      `https://twitter.com/intent/tweet?url=${url}&text=Nine%20screens%20%26%20four`,
    );
    expect(linkOf('LinkedIn')).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${url}`);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Copy Link' }));
    expect(await navigator.clipboard.readText()).toBe(`${site.url}/blog/nine%20screens`);
  });
});

describe('an incomplete URL', () => {
  it.each(['https://[', 'https://%', 'https://a:b/x.png'])(
    'does not keep an article from being shown or described to search engines: %s',
    (featuredImage) => {
      renderPage(<Article post={{ ...post, featuredImage }} />);
      screen.getByRole('heading', { level: 1, name: post.title });
      expect(articleJsonLd({ ...post, featuredImage })).toMatchObject({ image: featuredImage });
    },
  );
});

describe('the table of contents of an article', () => {
  const words = (count: number) => 'word '.repeat(count);
  const long = `## One\n\n${words(801)}\n\n### Two & *more*\n\n> ## Quoted\n\n# One`;
  const contents = () => screen.queryByRole('navigation', { name: 'Contents' });

  it('links to each heading of a long text', async () => {
    renderPage(<Article post={{ ...post, content: long }} />);
    await screen.findByRole('heading', { name: 'Contents' });
    const links = within(contents() as HTMLElement).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['One', '#on-one'],
      ['Two & more', '#on-two--more'],
      ['One', '#on-one-1'],
    ]);
    for (const link of links) {
      expect(document.getElementById(decodeURIComponent(link.hash).slice(1))?.textContent).toBe(
        link.textContent,
      );
    }
  });

  it.each([
    ['of 500 words', `## One\n\n## Two\n\n## Three\n\n${words(497)}`],
    ['of two headings', `## One\n\n## Two\n\n#### Small\n\n${words(900)}`],
  ])('is left out for a text %s', async (_, content) => {
    renderPage(
      <Styles>
        <Article post={{ ...post, content }} />
      </Styles>,
    );
    await screen.findByRole('heading', { name: 'Two' });
    expect(contents()).toBeNull();
  });
});

describe('Markdown from the database', () => {
  it('never becomes raw HTML, a script URL or an empty image', () => {
    const { container } = renderPage(
      <PostMarkdown
        markdown={
          '<img src=x onerror=alert(1)> [press](javascript:alert(1)) ![none](data:text/html,x) <b>bold</b>'
        }
      />,
    );
    expect(container.querySelectorAll('img, b, a, script')).toHaveLength(0);
    screen.getByText(/<b>bold<\/b>/);
    screen.getByText('press');
  });

  it('leaves links to the browser, which opens a tab with any mouse button or key, and marks external ones nofollow', () => {
    renderPage(
      <PostMarkdown markdown="[out](https://example.org) [in](/services) [call](tel:+12125550148)" />,
    );
    const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
    const out = link('out (opens in a new tab)');
    expect([out.target, out.rel]).toEqual(['_blank', 'noopener noreferrer nofollow']);
    const inside = link('in (opens in a new tab)');
    expect([inside.target, inside.rel]).toEqual(['_blank', 'noopener']);
    expect(link('call').getAttribute('href')).toBe('tel:+12125550148');
    for (const one of [out, inside]) {
      for (const press of [{}, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
        expect(fireEvent.click(one, press)).toBe(true);
      }
      const middle = new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true });
      expect(fireEvent(one, middle)).toBe(true);
    }
  });

  it('keeps a single top-level heading on the page', () => {
    renderPage(<PostMarkdown markdown={'# Loud\n\n## Louder'} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Loud',
      'Louder',
    ]);
  });

  it('colors code of a known language and leaves other code plain', async () => {
    const { container } = await act(async () =>
      renderPage(<PostMarkdown markdown={'```ts\nconst a = 1;\n```\n\n```nginx\nlisten 80;\n```'} />),
    );
    expect((await screen.findByText('const')).className).toBe('hljs-keyword');
    expect(container.querySelectorAll('pre')[1]?.innerHTML).toBe(
      '<code class="language-nginx">listen 80;\n</code>',
    );
  });
});
