import { Feed } from 'feed';
import { site } from '#src/content/site.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { toXmlText } from '#src/features/posts/data/postSchema.ts';
import { paths } from '#src/paths.ts';

/** `renderBody` returns HTML whose links are absolute. */
export function rssFeed(posts: readonly Post[], renderBody: (post: Post) => string): string {
  const newest = posts[0]?.updatedAt ?? posts[0]?.createdAt;
  const feed = new Feed({
    title: `${site.name} blog`,
    description: site.tagline,
    id: absolute(paths.blog),
    link: absolute(paths.blog),
    language: site.lang,
    copyright: `© ${site.copyrightYear} ${site.name}`,
    generator: false,
    feedLinks: { rss: absolute('/rss.xml') },
    ...(newest && { updated: new Date(newest) }),
  });
  for (const post of posts) {
    feed.addItem({
      title: post.title,
      id: absolute(paths.article(post.id)),
      link: absolute(paths.article(post.id)),
      description: post.excerpt,
      content: renderBody(post),
      date: new Date(post.createdAt ?? 0),
      category: [{ name: post.category }, ...post.tags.map((name) => ({ name }))],
      author: [{ name: post.author }],
    });
  }
  return toXmlText(feed.rss2());
}

function absolute(path: string): string {
  return new URL(path, site.url).href;
}
