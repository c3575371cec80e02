import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { prerenderSource } from '#src/features/posts/data/prerenderSource.ts';
import { findList } from '#src/features/posts/data/staticPosts.ts';
import { ErrorScreen } from '#src/layout/page/ErrorScreen.tsx';
import { FindArticle } from '#src/sections/blog/FindArticle.tsx';

/** @returns the newest articles in the last build or release, or none if they do not arrive in time */
export async function loader({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const list = prerenderSource(context)?.list ?? (await findList());
  return data(list?.posts.slice(0, 3) ?? [], { status: 404 });
}

export default function NotFoundPage() {
  const newest = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title="404 Not Found" description="There is no page at this URL." />
      <ErrorScreen status={404} message="Not Found" more={<FindArticle posts={newest} />} />
    </>
  );
}
