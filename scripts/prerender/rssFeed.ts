import { toXmlText } from '#src/components/form/fieldRules.ts';
import { absoluteUrl } from '#src/components/head/absoluteUrl.ts';
import { site } from '#src/content/site.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { rssBody } from './rssBody.tsx';

export const feedLength = 20;

/** RSS 2.0 with the newest posts. @param posts newest first */
export function rssFeed(posts: readonly Post[]): string {
  const newest = posts.slice(0, feedLength);
  const changedAt = Math.max(0, ...newest.map(({ createdAt, updatedAt }) => updatedAt ?? createdAt ?? 0));
  return toXmlText(`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', `${site.name} blog`)}
${element('link', absoluteUrl(paths.blog))}
${element('description', site.tagline)}
${element('language', site.lang)}
${element('copyright', `© ${site.copyrightYear} ${site.name}`)}
<atom:link href="${escaped(absoluteUrl('/rss.xml'))}" rel="self" type="application/rss+xml"/>
${changedAt === 0 ? '' : element('lastBuildDate', rssDate(changedAt))}
${newest.map(feedItem).join('\n')}
</channel>
</rss>
`);
}

/** Feed readers treat title and description as HTML; the other elements are plain text. */
function feedItem(post: Post): string {
  const url = absoluteUrl(paths.article(post.id));
  return `<item>
${element('title', escaped(post.title))}
${element('link', url)}
<guid isPermaLink="false">${escaped(url)}</guid>
${post.createdAt === null ? '' : element('pubDate', rssDate(post.createdAt))}
${element('dc:creator', post.author)}
${[post.category, ...post.tags].map((name) => element('category', name)).join('\n')}
${element('description', escaped(post.excerpt))}
${element('content:encoded', rssBody(post))}
</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function rssDate(time: number): string {
  return new Date(time).toUTCString();
}
