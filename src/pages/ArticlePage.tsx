import { Suspense } from 'react';
import { type LoaderFunctionArgs, type Params, useLoaderData, useParams } from 'react-router-dom';
import { lazyPart } from '#src/components/lazyPart.ts';
import { PageHead } from '#src/components/PageHead.tsx';
import { useLiveStart } from '#src/components/useLiveStart.ts';
import { blog, article as words } from '#src/content/blog.ts';
import { closing } from '#src/content/closing.ts';
import { prefetchMarkdown } from '#src/features/posts/ArticleBody.tsx';
import { ArticleLoading } from '#src/features/posts/ArticleLoading.tsx';
import { ArticleNotFound } from '#src/features/posts/ArticleNotFound.tsx';
import { articleData } from '#src/features/posts/articleData.ts';
import { PostArticle } from '#src/features/posts/PostArticle.tsx';
import { PostList } from '#src/features/posts/PostList.tsx';
import type { Post } from '#src/features/posts/post.ts';
import { fetchPublishedArticle, publishedSource, withinABlink } from '#src/features/posts/publishedData.ts';
import { UnreachablePost } from '#src/features/posts/UnreachablePost.tsx';
import { useArticle } from '#src/features/posts/useArticle.ts';
import { useNewestBuilt } from '#src/features/posts/useNewestBuilt.ts';
import { paths } from '#src/paths.ts';
import { ClosingBand } from '#src/sections/ClosingBand.tsx';
import { Section } from '#src/sections/Section.tsx';

const LivePost = lazyPart(
  () => import('#src/features/posts/LivePost.tsx').then((module) => module.LivePost),
  UnreachablePost,
);

/** The post as it was when the site was built; `null` when it is not here yet. */
export async function loader({ params: { id = '' }, context }: LoaderFunctionArgs): Promise<Post | null> {
  const source = publishedSource(context);
  if (source) return source.article(id);
  prefetchMarkdown();
  return withinABlink(fetchPublishedArticle(id));
}

/** Asks for the post and the Markdown code before the page is opened. */
export function prefetch({ id = '' }: Params): void {
  prefetchMarkdown();
  void fetchPublishedArticle(id);
}

/** An article (spec 2): as prerendered first, then following the stored post. */
export default function ArticlePage() {
  const { id = '' } = useParams();
  return <Article key={id} id={id} />;
}

function Article({ id }: { id: string }) {
  const built = useLoaderData<Post | null>();
  const { article, setLive } = useArticle(id, built);
  const isLive = useLiveStart(built === null);
  return (
    <>
      {article.status === 'loading' && <Loading />}
      {article.status === 'found' && <Found post={article.post} />}
      {article.status === 'missing' && <Missing id={id} error={article.error} onRetry={article.onRetry} />}
      {isLive && (
        <Suspense fallback={null}>
          <LivePost id={id} onChange={setLive} />
        </Suspense>
      )}
    </>
  );
}

function Loading() {
  return (
    <>
      <PageHead title="Article" description={blog.description} />
      <ArticleLoading />
    </>
  );
}

function Found({ post }: { post: Post }) {
  const path = post.published ? { path: paths.article(post.id) } : {};
  return (
    <>
      <PageHead
        {...path}
        kind="article"
        title={post.title}
        description={post.excerpt}
        jsonLd={articleData(post)}
      />
      <PostArticle post={post} />
      <ClosingBand
        title={words.closing.title}
        action={{ label: words.closing.label, to: paths.contact }}
        note={closing.note}
      />
    </>
  );
}

type MissingProps = { id: string; error: string | undefined; onRetry: (() => void) | undefined };

function Missing({ id, ...why }: MissingProps) {
  const newest = useNewestBuilt(3, id);
  return (
    <>
      <PageHead title="Article Not Found" description={blog.description} />
      <ArticleNotFound {...why} />
      {newest.length > 0 && (
        <Section
          name="Newest articles"
          nameAs="h2"
          column={3}
          more={{ label: 'All articles', to: paths.blog }}
        >
          <PostList posts={newest} isFlat />
        </Section>
      )}
      <ClosingBand {...closing} />
    </>
  );
}
