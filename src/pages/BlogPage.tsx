import Box from '@mui/material/Box';
import { Suspense, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { useHydrated } from '#src/components/browser/useHydrated.ts';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { breadcrumb } from '#src/components/head/structuredData.ts';
import { lazyWithReload } from '#src/components/notifications/lazyWithReload.ts';
import { usePreloadedNotifications } from '#src/components/notifications/Notifications.tsx';
import { blog } from '#src/content/blog.ts';
import { closings } from '#src/content/callToAction.ts';
import { prerenderSource } from '#src/features/posts/data/prerenderSource.ts';
import { fetchPublishedList, nullIfSlow, type PublishedList } from '#src/features/posts/data/staticPosts.ts';
import { BlogFilter } from '#src/features/posts/list/BlogFilter.tsx';
import { FeaturedPost } from '#src/features/posts/list/PostCard.tsx';
import { PostList } from '#src/features/posts/list/PostList.tsx';
import { EmptyPostList, PostListLoading, PostListStatus } from '#src/features/posts/list/PostListStatus.tsx';
import { useBlogFilter } from '#src/features/posts/list/useBlogFilter.ts';
import { useBlogList } from '#src/features/posts/list/useBlogList.ts';
import { paths } from '#src/paths.ts';
import { Newsletter } from '#src/sections/blog/Newsletter.tsx';
import { CallToAction } from '#src/sections/page/CallToAction.tsx';
import { PageHeader } from '#src/sections/page/PageHeader.tsx';
import { Section } from '#src/sections/page/Section.tsx';

const LivePostList = lazyWithReload(
  async () => (await import('#src/features/posts/LivePosts.tsx')).LivePostList,
);

/** @returns the newest posts of the last build, or `null` if they do not arrive in time */
export async function loader({ context }: LoaderFunctionArgs): Promise<PublishedList | null> {
  return prerenderSource(context)?.list ?? nullIfSlow(fetchPublishedList());
}

export default function BlogPage() {
  const form = useRef<HTMLFormElement>(null);
  const { filter, handleChange, handleClear } = useBlogFilter(form);
  const list = useBlogList(useLoaderData<typeof loader>(), filter);
  usePreloadedNotifications();
  const isHydrated = useHydrated();
  const isFiltered = filter.q !== '' || filter.category !== '';
  const isBusy = list.isLoading || list.isReading;
  const [featured, ...others] = list.posts;
  return (
    <>
      <PageMeta
        title="Blog"
        description={blog.description}
        path={paths.blog}
        jsonLd={[breadcrumb(paths.blog, 'Blog')]}
      />
      <PageHeader title={blog.title} />
      <Section
        name="Articles"
        tick={0}
        isFirst
        aside={
          <>
            <PostListStatus list={list} isFiltered={isFiltered} />
            {isHydrated && (
              <Suspense>
                <LivePostList category={list.category} onAnswer={list.onLive} />
              </Suspense>
            )}
          </>
        }
      >
        <BlogFilter ref={form} isSearching={filter.q !== ''} onChange={handleChange} onClear={handleClear} />
        {featured && <FeaturedPost post={featured} />}
        {!featured && isBusy && <PostListLoading />}
        <div aria-live="polite">{!featured && !isBusy && <EmptyPostList />}</div>
      </Section>
      {(others.length > 0 || (list.hasMore && !list.isReading)) && (
        <Section name="Earlier articles" headingElement="h2" tick={3}>
          <PostList posts={others} list={list} />
        </Section>
      )}
      <Box sx={{ displayPrint: 'none' }}>
        <Section name="Newsletter" tick={9}>
          <Newsletter />
        </Section>
      </Box>
      <CallToAction {...closings.blog} />
    </>
  );
}
