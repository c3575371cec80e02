import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { useEngaged } from '#src/components/runtime/useEngaged.ts';
import { withShortTimeout } from '#src/components/runtime/withShortTimeout.ts';
import { blog, article as words } from '#src/content/blog.ts';
import { callToAction } from '#src/content/callToAction.ts';
import { Article } from '#src/features/posts/article/Article.tsx';
import { prefetchMarkdown } from '#src/features/posts/article/ArticleBody.tsx';
import { ArticleLoading } from '#src/features/posts/article/ArticleLoading.tsx';
import { ArticleNotFound } from '#src/features/posts/article/ArticleNotFound.tsx';
import { articleJsonLd } from '#src/features/posts/article/articleJsonLd.ts';
import { LazyLiveArticleStatus } from '#src/features/posts/article/LazyLiveArticleStatus.tsx';
import { useArticle } from '#src/features/posts/article/useArticle.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { prerenderSource } from '#src/features/posts/data/prerenderSource.ts';
import { fetchPublishedArticle } from '#src/features/posts/data/staticPosts.ts';
import { PostList } from '#src/features/posts/list/PostList.tsx';
import { usePrerenderedPosts } from '#src/features/posts/list/usePrerenderedPosts.ts';
import { paths } from '#src/paths.ts';
import { CallToAction } from '#src/sections/page/CallToAction.tsx';
import { Section } from '#src/sections/page/Section.tsx';

/** @returns the post as it was built, `null` when it does not arrive in time */
export async function loader({ params: { id = '' }, context }: LoaderFunctionArgs): Promise<Post | null> {
  const source = prerenderSource(context);
  if (source) return source.article(id);
  prefetchMarkdown();
  return withShortTimeout(fetchPublishedArticle(id));
}

export default function ArticlePage() {
  const { id = '' } = useParams();
  return <ArticleById key={id} id={id} />;
}

function ArticleById({ id }: { id: string }) {
  const prerendered = useLoaderData<Post | null>();
  const { article, isUpdated, onLive } = useArticle(id, prerendered);
  const isLive = useEngaged(prerendered === null);
  return (
    <>
      {article.status === 'loading' && <Loading />}
      {article.status === 'found' && <Found post={article.post} />}
      {article.status === 'missing' && <Missing id={id} error={article.error} onRetry={article.onRetry} />}
      {isLive && <LazyLiveArticleStatus id={id} isUpdated={isUpdated} onLive={onLive} />}
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

function Found({ post }: { post: Post }) {
  const path = post.published ? { path: paths.article(post.id) } : {};
  return (
    <>
      <PageMeta
        {...path}
        ogType="article"
        title={post.title}
        description={post.excerpt}
        jsonLd={articleJsonLd(post)}
      />
      <Article post={post} />
      <CallToAction
        title={words.closing.title}
        action={{ label: words.closing.label, to: paths.contact }}
        note={callToAction.note}
      />
    </>
  );
}

type MissingProps = { id: string; error: string | undefined; onRetry: (() => void) | undefined };

function Missing({ id, ...why }: MissingProps) {
  const newest = usePrerenderedPosts(3, id);
  return (
    <>
      <PageMeta title="Article Not Found" description={blog.description} />
      <ArticleNotFound {...why} />
      {newest.length > 0 && (
        <Section
          name="Newest articles"
          headingElement="h2"
          tick={3}
          more={{ label: 'All articles', to: paths.blog }}
        >
          <PostList posts={newest} rowsOnly />
        </Section>
      )}
      <CallToAction {...callToAction} />
    </>
  );
}
