import { prerender } from 'react-dom/static';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { prerenderPage } from '#src/app/prerenderPage.tsx';
import { Article } from '#src/features/posts/article/Article.tsx';
import { toPublishedArticle, toPublishedList } from '#src/features/posts/data/prerenderSource.ts';
import { PostMarkdown } from '#src/features/posts/markdown/PostMarkdown.tsx';
import { paths } from '#src/paths.ts';
import { renderPage } from '#tests/support/components/renderPage.tsx';
import { anUpload, uploadUrl } from '#tests/support/records/anUpload.ts';
import { aLoadedPost } from '#tests/support/records/aPost.ts';

/** Portraits of authors are part of the site. */
const ofPosts = 'img:not(.MuiAvatar-img)';

const photo = anUpload({ width: 1920, height: 1280 });
const url = uploadUrl(photo);
const inAllWidths = [
  `${uploadUrl({ ...photo, width: 640, height: 427 })} 640w`,
  `${uploadUrl({ ...photo, width: 1280, height: 853 })} 1280w`,
  `${url} 1920w`,
].join(', ');
const post = aLoadedPost({ id: 'one', featuredImage: url, content: `![A quay](${url})` });

function attributes(image: Element | null | undefined): Record<string, string> {
  return Object.fromEntries([...(image?.attributes ?? [])].map(({ name, value }) => [name, value]));
}

describe('an uploaded image', () => {
  it('in a text states its size, comes in its displayed width, and loads lazily', () => {
    const { container } = renderPage(<PostMarkdown markdown={post.content} />);
    expect(attributes(container.querySelector(ofPosts))).toMatchObject({
      src: url,
      alt: 'A quay',
      width: '1920',
      height: '1280',
      srcset: inAllWidths,
      sizes: 'min(calc(84rem * 7 / 12), 100vw)',
      loading: 'lazy',
      decoding: 'async',
    });
  });

  it('of an article loads first, as wide as its box', () => {
    const { container } = renderPage(<Article post={post} />);
    expect(attributes(container.querySelector(`header ${ofPosts}`))).toMatchObject({
      src: url,
      width: '1920',
      height: '1280',
      srcset: inAllWidths,
      sizes: '(min-width: 900px) 75vw, 100vw',
      fetchpriority: 'high',
      decoding: 'async',
    });
    expect(container.querySelector(`header ${ofPosts}`)?.hasAttribute('loading')).toBe(false);
  });

  it('with a single file states only its size', () => {
    const moving = uploadUrl(anUpload({ type: 'gif', width: 480, height: 270 }));
    const { container } = renderPage(<PostMarkdown markdown={`![](${moving})`} />);
    const { srcset, sizes, width, height } = attributes(container.querySelector(ofPosts));
    expect([srcset, sizes, width, height]).toEqual([undefined, undefined, '480', '270']);
  });
});

describe('an image from elsewhere', () => {
  it.each(['https://pictures.example/a.jpg', '/pics/post-nine.svg'])('has one URL: %s', (src) => {
    const { container } = renderPage(
      <>
        <Article post={{ ...post, featuredImage: src, content: '' }} />
        <PostMarkdown markdown={`![](${src})`} />
      </>,
    );
    const images = [...container.querySelectorAll(ofPosts)];
    expect(images.map((image) => image.getAttribute('src'))).toEqual([src, src]);
    expect(container.querySelectorAll('img[srcset], img[sizes]')).toHaveLength(0);
    expect(images.map((image) => image.getAttribute('width'))).toEqual(['1200', null]);
  });
});

describe('the prerendered page', () => {
  const published = {
    list: toPublishedList([post]),
    article: () => toPublishedArticle([post], post),
  };

  it.each([paths.blog, paths.article('one')])(
    '%s requests its first picture in the right size',
    async (path) => {
      const { head, body } = await prerenderPage(path, published);
      const links = parse(head).querySelectorAll('link[rel=preload][as=image]');
      expect(links).toHaveLength(1);
      const image = parse(body).querySelector<HTMLImageElement>(ofPosts);
      expect(attributes(links[0])).toEqual({
        rel: 'preload',
        as: 'image',
        imagesrcset: inAllWidths,
        imagesizes: image?.sizes,
        fetchpriority: 'high',
      });
    },
  );

  it('carries the text of its article as the HTML that it shows, not as Markdown', async () => {
    const { body, data } = await prerenderPage(paths.article('one'), published);
    expect(data).not.toContain('![A quay]');
    const [article] = Object.values<{ html?: { body: string } } | null>(JSON.parse(data).loaderData).filter(
      (loaded) => loaded?.html,
    );
    expect(article?.html?.body).toContain('alt="A quay"');
    expect(body).toContain(`>${article?.html?.body}</div>`);
  });

  it('has the same image markup as the app that hydrates it', async () => {
    // React warns when one process renders a page for both server and browser.
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => complaints.mockRestore());
    const { body } = await prerenderPage(paths.article('one'), published);
    // React leaves the contexts of the last boundary set after a page; rendering nothing resets them.
    await prerender(null);
    const { container } = renderPage(<Article post={post} />);
    const [prerendered, drawn] = [parse(body), container].map((page) => {
      const { style, ...others } = attributes(page.querySelector(`article > header ${ofPosts}`));
      return others;
    });
    expect(drawn).toHaveProperty('srcset', inAllWidths);
    expect(drawn).toEqual(prerendered);
  });
});

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
