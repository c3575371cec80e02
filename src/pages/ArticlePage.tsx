import Box from '@mui/material/Box';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { blog, article as words } from '#src/content/blog.ts';
import { articleClosing, closings } from '#src/content/callToAction.ts';
import { projects } from '#src/content/projects.ts';
import { Article, ArticleLoading } from '#src/features/posts/article/Article.tsx';
import { ArticleNotFound } from '#src/features/posts/article/ArticleNotFound.tsx';
import { prefetchMarkdown, renderArticleText } from '#src/features/posts/article/ArticleText.tsx';
import { articleJsonLd } from '#src/features/posts/article/articleJsonLd.ts';
import { useArticle } from '#src/features/posts/article/useArticle.ts';
import type { PostSummary } from '#src/features/posts/data/archive.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { prerenderSource } from '#src/features/posts/data/prerenderSource.ts';
import {
  type ArticleHtml,
  fetchPublishedList,
  findArticle,
  type PublishedArticle,
} from '#src/features/posts/data/staticPosts.ts';
import { ArticleRows } from '#src/features/posts/list/ArticleList.tsx';
import { CallToAction } from '#src/layout/page/CallToAction.tsx';
import { Section } from '#src/layout/page/Section.tsx';
import { paths } from '#src/paths.ts';
import { ClosingLines } from '#src/sections/figures/ClosingLines.tsx';
import { ArticleProject } from '#src/sections/projects/ArticleProject.tsx';

const loadAdminStrip = async () => ({
  default: (await import('#src/features/posts/article/AdminStrip.tsx')).AdminStrip,
});

// If it can't be loaded, the article is shown without it.
const AdminStrip = lazy<ComponentType<{ post: Post }>>(() =>
  loadAdminStrip().catch(() => ({ default: () => null })),
);

/** @returns the article in the last build or release, or `null` if it does not arrive in time */
export async function loader({
  params: { id = '' },
  context,
}: LoaderFunctionArgs): Promise<PublishedArticle | null> {
  const source = prerenderSource(context);
  if (source) {
    const article = source.article(id);
    if (!article) return null;
    const html = await renderArticleText(article.post.content, source.render);
    return { ...article, post: { ...article.post, content: '' }, html };
  }
  prefetchMarkdown();
  return findArticle(id);
}

export default function ArticlePage() {
  const { id = '' } = useParams();
  return <ArticleById key={id} id={id} />;
}

function ArticleById({ id }: { id: string }) {
  const { post, isAdmin, failure, ...built } = useArticle(id, useLoaderData<typeof loader>());
  return (
    <>
      {post && isAdmin && (
        <Suspense>
          <AdminStrip post={post} />
        </Suspense>
      )}
      {post && <Found post={post} {...built} />}
      {failure && <Missing id={id} {...failure} />}
      {!post && !failure && <Loading />}
    </>
  );
}

function Loading() {
  return (
    <>
      <PageMeta title="Article" description={blog.description} />
      <ArticleLoading />
    </>
  );
}

type FoundProps = {
  post: Post;
  html: ArticleHtml | undefined;
  related: readonly PostSummary[] | undefined;
};

function Found({ post, html, related }: FoundProps) {
  const project = projects.find(({ link }) => link === paths.article(post.id));
  const path = post.published ? { path: paths.article(post.id) } : {};
  return (
    <>
      <PageMeta
        {...path}
        ogType="article"
        title={post.title}
        description={post.excerpt}
        imageAlt={post.imageDescription}
        jsonLd={[articleJsonLd(post)]}
      />
      <Article post={post} html={html} project={project && <ArticleProject project={project} />} />
      {related && <Related posts={related} />}
      <CallToAction
        {...articleClosing}
        drawing={project?.weeks && <ClosingLines lines={[project.weeks]} />}
      />
    </>
  );
}

function Related({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Section
        name="Related articles"
        headingElement="h2"
        tick={3}
        more={{ label: blog.all, to: paths.blog }}
      >
        <ArticleRows posts={posts} />
      </Section>
    </Box>
  );
}

function useNewestOthers(id: string): PostSummary[] {
  const [posts, setPosts] = useState<PostSummary[]>([]);
  useEffect(() => void fetchPublishedList().then((list) => setPosts(list?.posts ?? [])), []);
  return posts.filter((post) => post.id !== id).slice(0, 3);
}

function Missing({ id, error }: { id: string; error: string | undefined }) {
  const newest = useNewestOthers(id);
  return (
    <>
      <PageMeta title={words.notFound.title} description={blog.description} />
      <ArticleNotFound error={error} />
      {newest.length > 0 && (
        <Section name={blog.newest} headingElement="h2" tick={3} more={{ label: blog.all, to: paths.blog }}>
          <ArticleRows posts={newest} />
        </Section>
      )}
      <CallToAction {...closings.blog} />
    </>
  );
}
