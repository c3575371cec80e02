import { Suspense } from 'react';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router-dom';
import { lazyPart } from '#src/components/lazyPart.ts';
import { PageHead } from '#src/components/PageHead.tsx';
import { breadcrumb } from '#src/components/structuredData.ts';
import { useLiveStart } from '#src/components/useLiveStart.ts';
import { blog } from '#src/content/blog.ts';
import { closing } from '#src/content/closing.ts';
import { ArticlesLoading } from '#src/features/posts/ArticlesLoading.tsx';
import { BlogFilter } from '#src/features/posts/BlogFilter.tsx';
import { FeaturedPost } from '#src/features/posts/FeaturedPost.tsx';
import { ListStatus } from '#src/features/posts/ListStatus.tsx';
import { MorePosts } from '#src/features/posts/MorePosts.tsx';
import { Newsletter } from '#src/features/posts/Newsletter.tsx';
import { NoArticles } from '#src/features/posts/NoArticles.tsx';
import {
  fetchPublishedList,
  type PublishedList,
  publishedSource,
  withinABlink,
} from '#src/features/posts/publishedData.ts';
import { UnreachableNewestPosts } from '#src/features/posts/UnreachableNewestPosts.tsx';
import { useArticleList } from '#src/features/posts/useArticleList.ts';
import { useListFilter } from '#src/features/posts/useListFilter.ts';
import { paths } from '#src/paths.ts';
import { ClosingBand } from '#src/sections/ClosingBand.tsx';
import { PageOpener } from '#src/sections/PageOpener.tsx';
import { Section } from '#src/sections/Section.tsx';

const LiveNewestPosts = lazyPart(
  () => import('#src/features/posts/LiveNewestPosts.tsx').then((module) => module.LiveNewestPosts),
  UnreachableNewestPosts,
);

/** The newest posts as they were when the site was built; `null` when they are not here yet. */
export async function loader({ context }: LoaderFunctionArgs): Promise<PublishedList | null> {
  return publishedSource(context)?.list ?? withinABlink(fetchPublishedList());
}

/** Asks for the list before the page is opened. */
export function prefetch(): void {
  void fetchPublishedList();
}

/** The filter in the URL changes what is shown, not what was built. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** The blog list (spec 2): as prerendered first, then following the newest posts. */
export default function BlogPage() {
  const [filter, setFilter] = useListFilter();
  const list = useArticleList(useLoaderData<PublishedList | null>(), filter);
  const isFiltered = filter.q !== '' || filter.category !== '';
  const isLive = useLiveStart(isFiltered || list.isLoading);
  const isBusy = list.isLoading || list.isReading;
  const [featured, ...others] = list.posts;
  return (
    <>
      <PageHead
        title="Blog"
        description={blog.description}
        path={paths.blog}
        jsonLd={[breadcrumb(paths.blog, 'Blog')]}
      />
      <PageOpener title={blog.title} />
      <Section name="Articles" column={0} isFlush aside={<ListStatus list={list} isFiltered={isFiltered} />}>
        <BlogFilter filter={filter} onChange={setFilter} />
        {featured && <FeaturedPost post={featured} />}
        {!featured && isBusy && <ArticlesLoading {...(!list.isReading && { words: blog.loading })} />}
        <div aria-live="polite">{!featured && !isBusy && <NoArticles />}</div>
      </Section>
      {(others.length > 0 || (list.hasMore && !list.isReading)) && (
        <Section name="Before that" nameAs="h2" column={3}>
          <MorePosts
            posts={others}
            hasMore={list.hasMore}
            isReading={list.isReading}
            onMore={list.showMore}
          />
        </Section>
      )}
      <Section name="Newsletter" column={9}>
        <Newsletter />
      </Section>
      <ClosingBand {...closing} />
      {isLive && (
        <Suspense fallback={null}>
          <LiveNewestPosts category={list.followed} onPage={list.takeNewest} onFail={list.reportFailure} />
        </Suspense>
      )}
    </>
  );
}
