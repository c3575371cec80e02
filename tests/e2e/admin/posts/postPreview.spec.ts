import type { Page } from '@playwright/test';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { projects } from '#src/content/projects.ts';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { contentField } from '#tests/support/pages/contentField.ts';
import { fillPost, newPost } from '#tests/support/pages/postForm.ts';

test('the preview looks like the article page in a window of its width: the same header, text, tags and layout', {
  tag: '@full',
}, async ({ admin, visitor }) => {
  await admin.setViewportSize({ width: 1440, height: 900 });
  // The page of an article about a project also shows the project.
  const ofNoProject = ({ id }: { id: string }) => projects.every(({ link }) => link !== paths.article(id));
  for (const { id } of samplePosts.filter((post) => post.published && ofNoProject(post)).slice(0, 3)) {
    await admin.goto(`${paths.adminBlog}?post=${id}`);
    await admin.getByRole('button', { name: 'Preview' }).click();
    const preview = '[aria-label="Preview"] article';
    const shown = await layoutOf(admin, preview);
    const [width = 0] = shown;
    expect(width).toBeLessThan(900);
    await visitor.setViewportSize({ width: Math.round(width), height: 900 });
    await visitor.goto(paths.article(id));
    const article = await articleHtml(visitor, 'main article');
    expect(article).toContain('</h1>');
    await expect.poll(() => articleHtml(admin, preview)).toBe(article);
    const page = await layoutOf(visitor, 'main article');
    // The pane's width is not a whole number of pixels.
    for (const [index, value] of shown.entries())
      expect(Math.abs(value - (page[index] ?? 0))).toBeLessThan(1);
  }
});

test('a paragraph typed after a list or quote that was ended with Enter, Backspace or its button is not part of it', {
  tag: '@full',
}, async ({ admin }) => {
  await admin.goto(`${paths.adminBlog}?post=new`);
  await fillPost(admin, { content: '' });
  await contentField(admin).click();
  const { keyboard } = admin;
  const lines = ['- a list', 'of two', '', 'Below the list.', '> A quote', ''];
  for (const line of lines) {
    await keyboard.type(line);
    await keyboard.press('Enter');
  }
  await keyboard.type('Below the quote.');
  await keyboard.press('Enter');
  await keyboard.type('1. First');
  await keyboard.press('Enter');
  await keyboard.press('Backspace');
  await keyboard.type('Below the numbers.');
  await keyboard.press('Enter');
  await admin.getByRole('button', { name: 'List', exact: true }).click();
  await keyboard.type('An item');
  await keyboard.press('Enter');
  await admin.getByRole('button', { name: 'List', exact: true }).click();
  await keyboard.type('Below the item.');
  await admin.getByRole('button', { name: 'Preview' }).click();
  const preview = admin.getByRole('region', { name: 'Preview' });
  const tags = newPost.tags.split(', ');
  await expect(preview.getByRole('listitem')).toHaveText(['a list', 'of two', 'First', 'An item', ...tags]);
  await expect(preview.getByRole('blockquote')).toHaveText('A quote');
  for (const text of ['list', 'quote', 'numbers', 'item'])
    await expect(preview.getByText(`Below the ${text}.`, { exact: true })).toBeVisible();
});

test('the preview of a new post shows today’s date, and its links open in a new tab', {
  tag: '@full',
}, async ({ admin }) => {
  await admin.goto(`${paths.adminBlog}?post=new`);
  await fillPost(admin, { content: 'Read [about us](/about).' });
  await admin.getByRole('button', { name: 'Preview' }).click();
  const preview = admin.getByRole('region', { name: 'Preview' });
  const today = new Date().toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: site.location.timeZone,
  });
  await expect(preview.getByText(today)).toBeVisible();
  await expect(preview.getByText(newPost.excerpt)).toBeVisible();
  const opening = admin.waitForEvent('popup');
  await preview.getByRole('link', { name: 'about us' }).click();
  await expect(await opening).toHaveURL(paths.about);
  await expect(admin.getByLabel('Title')).toHaveValue(newPost.title);
});

test('the text fills most of the screen, and the preview follows its caret', {
  tag: '@full',
}, async ({ admin }) => {
  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.goto(`${paths.adminBlog}?post=new`);
  const content = contentField(admin);
  const preview = admin.getByRole('region', { name: 'Preview' });
  await admin.getByRole('button', { name: 'Preview' }).click();
  const sections = Array.from({ length: 80 }, (_, number) => `## Section ${number}\n\nText.`);
  await content.fill(sections.join('\n\n'));
  await content.press('ControlOrMeta+End');
  await expect(preview.getByRole('heading', { name: 'Section 79' })).toBeInViewport();
  await content.press('ControlOrMeta+Home');
  await expect(preview.getByRole('heading', { name: 'Section 0', exact: true })).toBeInViewport();

  // A long text is taller than its visible part.
  const visible = content.locator('..');
  const area = async () => {
    const { width, height } = (await visible.boundingBox()) ?? { width: 0, height: 0 };
    return width * height;
  };
  await expect.poll(area).toBeGreaterThan((1440 * 900) / 4);
  await admin.getByRole('button', { name: 'Full Screen' }).click();
  await expect.poll(async () => (await visible.boundingBox())?.height).toBeGreaterThan(900 / 2);
  expect(await visible.evaluate(isInsideFrame)).toBe(true);
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: 'Settings' }).click();
  await expect(admin.getByLabel('Excerpt')).toBeVisible();
});

/** Runs in the page. */
function isInsideFrame(field: Element): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  const frame = field.parentElement?.getBoundingClientRect();
  return frame !== undefined && top >= frame.top && bottom <= frame.bottom;
}

/** An article's header, text and tags as elements and words, without styling. */
function articleHtml(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((article) => {
      const copy = article.cloneNode(true) as HTMLElement;
      for (const beside of copy.querySelectorAll('aside, nav')) beside.remove();
      for (const element of copy.querySelectorAll('*')) {
        const attributes = [...element.attributes].sort((one, other) => one.name.localeCompare(other.name));
        for (const { name } of attributes) element.removeAttribute(name);
        for (const { name, value } of attributes) {
          if (!['class', 'style', 'data-line'].includes(name)) element.setAttribute(name, value);
        }
      }
      return copy.innerHTML.replaceAll(/<!--.*?-->/g, '');
    });
}

/** Width of an article and size of its headline's text, then place and width of headline and picture in it, in pixels. */
function layoutOf(page: Page, selector: string): Promise<number[]> {
  const article = page.locator(selector).first();
  return article.evaluate(async (article) => {
    await document.fonts.ready;
    const { left: start, width } = article.getBoundingClientRect();
    const [title, , picture] = article.querySelectorAll('h1, header img');
    const placed = [title, picture].flatMap((element) => {
      const box = element?.getBoundingClientRect();
      return box ? [box.left - start, box.width] : [];
    });
    return [width, title ? Number.parseFloat(getComputedStyle(title).fontSize) : 0, ...placed];
  });
}
