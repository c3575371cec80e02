import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { WordsFound } from '#src/components/search/Marked.tsx';
import { searchWords } from '#src/components/search/searchText.ts';
import { blog } from '#src/content/blog.ts';
import { prerenderSource } from '#src/features/posts/data/prerenderSource.ts';
import { findList, type PublishedList } from '#src/features/posts/data/staticPosts.ts';
import { FeaturedArticle } from '#src/features/posts/list/ArticleCard.tsx';
import { ArticleList } from '#src/features/posts/list/ArticleList.tsx';
import { BlogFilter } from '#src/features/posts/list/BlogFilter.tsx';
import { useBlogFilter } from '#src/features/posts/list/useBlogFilter.ts';
import { useBlogList } from '#src/features/posts/list/useBlogList.ts';
import { Page } from '#src/layout/page/Page.tsx';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import { Section } from '#src/layout/page/Section.tsx';
import { paths } from '#src/paths.ts';
import { Newsletter } from '#src/sections/blog/Newsletter.tsx';
import { LinkBehavior } from '#src/theme/LinkBehavior.tsx';
import { space } from '#src/theme/theme.ts';

/** @returns the newest posts in the last build or release, or `null` if they do not arrive in time */
export async function loader({ context }: LoaderFunctionArgs): Promise<PublishedList | null> {
  return prerenderSource(context)?.list ?? findList();
}

export default function BlogPage() {
  const form = useRef<HTMLFormElement>(null);
  const { filter, fields, handleMount, handleChange, handleClear } = useBlogFilter(form);
  const words = useMemo(() => searchWords(filter.q), [filter.q]);
  const list = useBlogList(useLoaderData<typeof loader>(), filter, words);
  const isBusy = list.isLoading || list.isReading;
  const [featured, ...others] = list.posts;
  return (
    <WordsFound value={words}>
      <Page page="blog" title="Blog" description={blog.description}>
        <PageHeader title={blog.title} />
        <Section name="Articles" tick={0} isFirst aside={<span role="status">{statusText(list)}</span>}>
          <BlogFilter
            ref={form}
            fields={fields}
            onMount={handleMount}
            onChange={handleChange}
            onClear={handleClear}
          />
          {featured && <FeaturedArticle post={featured} />}
          {!featured && isBusy && <Loading />}
          <div aria-live="polite">{!featured && !isBusy && <NoPosts />}</div>
        </Section>
        {(others.length > 0 || (list.hasMore && !list.isReading)) && (
          <Section name="Older articles" headingElement="h2" tick={3}>
            <ArticleList posts={others} list={{ ...list, isReading: list.isReading || fields !== filter }} />
          </Section>
        )}
        <Box sx={{ displayPrint: 'none' }}>
          <Section name="Newsletter" tick={9}>
            <Newsletter />
          </Section>
        </Box>
      </Page>
    </WordsFound>
  );
}

function statusText({ posts, hasMore, isFiltered, isLoading, isReading }: ReturnType<typeof useBlogList>) {
  if (isReading) return isFiltered ? blog.searchingOlder : blog.loadingOlder;
  if (isLoading && posts.length === 0) return blog.loading;
  const count = posts.length === 1 ? '1 article' : `${posts.length} articles`;
  return hasMore ? `${count} shown` : count;
}

/** In place of the articles; the status says what is loading. */
function Loading() {
  return (
    <Box aria-hidden sx={{ minHeight: '60svh', paddingBlock: space.head }}>
      <CircularProgress />
    </Box>
  );
}

function NoPosts() {
  return (
    <PageGrid sx={{ paddingBlock: space.head }}>
      <Typography variant="h3" component="p" sx={{ gridColumn: { md: '1 / 8' } }}>
        {blog.none}
      </Typography>
      <Box sx={{ paddingTop: 3 }}>
        <Link component={LinkBehavior} href={paths.blog} preventScrollReset>
          {blog.clear}
        </Link>
      </Box>
    </PageGrid>
  );
}
