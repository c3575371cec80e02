import { Feed } from 'feed';
import { absoluteUrl } from '#src/components/head/absoluteUrl.ts';
import { site } from '#src/content/site.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { toXmlText } from '#src/features/posts/data/postSchema.ts';
import { paths } from '#src/paths.ts';
import { rssBody } from './rssBody.tsx';

export function rssFeed(posts: readonly Post[]): string {
  const feed = new Feed({
    title: `${site.name} blog`,
    description: site.tagline,
    id: absoluteUrl(paths.blog),
    link: absoluteUrl(paths.blog),
    language: site.lang,
    copyright: `© ${site.copyrightYear} ${site.name}`,
    generator: false,
    feedLinks: { rss: absoluteUrl('/rss.xml') },
  });
  for (const post of posts) {
    feed.addItem({
      title: post.title,
      id: absoluteUrl(paths.article(post.id)),
      link: absoluteUrl(paths.article(post.id)),
      description: post.excerpt,
      content: rssBody(post.content),
      date: new Date(post.createdAt ?? 0),
      category: [{ name: post.category }, ...post.tags.map((name) => ({ name }))],
      author: [{ name: post.author }],
    });
  }
  return toXmlText(feed.rss2());
}
