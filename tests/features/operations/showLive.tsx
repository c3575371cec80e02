import type { QuerySnapshot } from 'firebase/firestore';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useAdminPostsQuery } from '#src/admin/posts/data/usePosts.ts';
import { useLivePage } from '#src/admin/shared/list/useLivePages.ts';
import { followPost, type LivePost } from '#src/features/posts/data/followPosts.ts';
import { type PostCategory, postPageSize } from '#src/features/posts/data/post.ts';
import { toPost } from '#src/features/posts/data/postRecord.ts';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';
import type { LiveResult } from '#src/firebase/useLive.ts';
import { useLiveQuery } from '#src/firebase/useLive.ts';

type What = { list: PostCategory | 'all' } | { post: string } | { admin: true };

let root: Root | undefined;

/** Shows live reads below each other, each with its result in an `output`. */
export function showLive(...reads: What[]): void {
  root ??= createRoot(document.body);
  root.render(
    <StrictMode>
      <FirebaseProviders>
        {reads.map((what, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a read in the same place stays the same component
          <Read key={index} what={what} />
        ))}
      </FirebaseProviders>
    </StrictMode>,
  );
}

function Read({ what }: { what: What }) {
  if ('post' in what) return <PostRead id={what.post} />;
  return 'admin' in what ? <AdminRead /> : <ListRead category={what.list} />;
}

function ListRead({ category }: { category: PostCategory | 'all' }) {
  const filter = { published: true, ...(category !== 'all' && { category }) };
  const query = useAdminPostsQuery({ ...filter, direction: 'desc', size: postPageSize });
  return <Result live={useLiveQuery(query, titlesOf)} />;
}

function AdminRead() {
  const { data, ...live } = useLivePage(useAdminPostsQuery({ direction: 'desc', size: 25 }), toPost);
  return <Result live={{ ...live, data: data?.rows.map(({ title }) => title).join(', ') }} />;
}

function PostRead({ id }: { id: string }) {
  const [live, setLive] = useState<LivePost>();
  useEffect(() => followPost(id, setLive), [id]);
  return live ? <Result live={{ ...live, data: live.data?.title ?? live.error }} /> : null;
}

function titlesOf({ docs }: QuerySnapshot): string {
  return docs.map((row) => row.get('title')).join(', ');
}

function Result({ live }: { live: LiveResult<string> }) {
  const [history, setHistory] = useState<string[]>([]);
  const reason = live.status === 'loading' && live.error instanceof Error ? ` (${live.error.message})` : '';
  const line = `${live.status}: ${live.data ?? 'nothing'}${reason}`;
  if (history.at(-1) !== line) setHistory([...history, line]);
  return (
    <section>
      <output>{line}</output>
      <pre>{history.join('\n')}</pre>
      <input aria-label="Typed" />
    </section>
  );
}
