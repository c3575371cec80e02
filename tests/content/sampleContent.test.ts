import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { sampleSubmissions } from '#scripts/content/sampleSubmissions.ts';
import { projects } from '#src/content/projects.ts';
import { services } from '#src/content/services.ts';
import { slugify } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';

const categories = [
  'App Development',
  'Case Studies',
  'Digital Marketing',
  'Industry Insights',
  'SEO',
  'Technology Trends',
  'UI/UX Design',
  'Web Development',
];
const published = samplePosts.filter((post) => post.published);
const everyPost = samplePosts.map((post) => [post.id, post] as const);

test('at least twelve articles are published and exactly two are drafts', () => {
  expect(published.length).toBeGreaterThanOrEqual(12);
  expect(samplePosts.length - published.length).toBe(2);
});

test('the published articles cover all eight categories', () => {
  expect([...new Set(published.map((post) => post.category))].sort()).toEqual(categories);
});

test('the published articles are ordered newest first, from September 2023 to June 2024', () => {
  const dates = published.map((post) => post.createdAt);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates.at(-1)?.slice(0, 7)).toBe('2023-09');
  expect(dates[0]?.slice(0, 7)).toBe('2024-06');
});

test('no two articles share an id or a body', () => {
  for (const key of ['id', 'content'] as const) {
    expect(new Set(samplePosts.map((post) => post[key])).size).toBe(samplePosts.length);
  }
});

test.each(everyPost)('%s has a URL derived from its title', (id, post) => {
  expect(slugify(post.title)).toBe(id);
});

test.each(everyPost)('%s has between 350 and 1,800 words', (_id, post) => {
  expect(countWords(withoutCode(post.content))).toBeGreaterThanOrEqual(350);
  expect(countWords(post.content)).toBeLessThanOrEqual(1800);
});

test('the published articles differ in form', () => {
  const count = (part: RegExp) => published.filter(({ content }) => part.test(content)).length;
  expect(count(/^\| -/m)).toBeLessThanOrEqual(4);
  expect(count(/^```/m)).toBeLessThanOrEqual(4);
  expect(count(/^1\. /m)).toBeLessThanOrEqual(4);
});

test.each(everyPost)('%s has no top-level heading and no raw HTML', (_id, post) => {
  const text = withoutCode(post.content);
  expect(text).toMatch(/^## /m);
  expect(text).not.toMatch(/^ {0,3}# |^=+\s*$/m);
  expect(text).not.toMatch(/<\/?[a-z!]/i);
});

test.each(everyPost)('%s shows only images from public/', (_id, post) => {
  const pictures = [...post.content.matchAll(/!\[(.*?)\]\((.*?)\)/g)];
  expect(pictures.every(([, alt]) => alt)).toBe(true);
  for (const picture of [post.featuredImage, ...pictures.map(([, , url]) => url)]) {
    expect(existsSync(`public${picture}`), `${picture}`).toBe(true);
  }
});

test.each(everyPost)('%s links to existing pages, and to other sites only over https', (_id, post) => {
  const pages = new Set<string>(Object.values(paths).filter((path) => typeof path === 'string'));
  const articles = new Set<string>(published.map((other) => paths.article(other.id)));
  for (const { id } of services) pages.add(`${paths.services}#${id}`);
  for (const [, url = ''] of withoutCode(post.content).matchAll(/(?<!!)\[[^\]]*\]\((.*?)\)/g)) {
    expect(url.startsWith('https://') || pages.has(url) || articles.has(url), url).toBe(true);
  }
});

test('the 25 inquiries cover every status, with and without the optional answers', () => {
  expect(sampleSubmissions).toHaveLength(25);
  expect(new Set(sampleSubmissions.map((inquiry) => inquiry.id)).size).toBe(25);
  expect(new Set(sampleSubmissions.map((inquiry) => inquiry.status)).size).toBe(3);
  expect(sampleSubmissions.some((inquiry) => inquiry.company === undefined)).toBe(true);
});

test('the inquiries are ordered newest first', () => {
  const times = sampleSubmissions.map((inquiry) => inquiry.timestamp);
  expect(times).toEqual([...times].sort().reverse());
  expect(times.every((time) => !Number.isNaN(Date.parse(time)))).toBe(true);
});

test('the inquiries include text that is difficult for a spreadsheet', () => {
  for (const trap of [/^=/, /^\+/, /\n\n/, /"/, /,/, /\p{Extended_Pictographic}/u]) {
    expect(
      sampleSubmissions.some((inquiry) => trap.test(inquiry.message)),
      `${trap}`,
    ).toBe(true);
  }
});

function withoutCode(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

test.each(projects.filter(({ link }) => link.startsWith(`${paths.blog}/`)))(
  '$title leads to a published article that names the client',
  ({ title, link }) => {
    const article = samplePosts.find(({ id, published }) => published && link === paths.article(id));
    expect(article?.content).toContain(title);
  },
);
