import { absoluteUrl } from '#src/components/head/absoluteUrl.ts';
import { site } from '#src/content/site.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';

export function articleJsonLd(post: Post): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: absoluteUrl(post.featuredImage),
    ...(post.createdAt !== null && { datePublished: new Date(post.createdAt).toISOString() }),
    ...(post.updatedAt !== null && { dateModified: new Date(post.updatedAt).toISOString() }),
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: site.name, url: absoluteUrl(paths.home) },
    mainEntityOfPage: absoluteUrl(paths.article(post.id)),
    articleSection: post.category,
    keywords: post.tags.join(', '),
    timeRequired: `PT${post.readTime}M`,
    inLanguage: site.lang,
  };
}
