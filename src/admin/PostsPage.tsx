import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Loading } from '#src/components/Loading.tsx';
import { lazyPart } from '#src/components/lazyPart.ts';
import { PageHead } from '#src/components/PageHead.tsx';
import { whenReady } from '#src/components/screenReady.ts';
import { useConfirm } from '#src/components/useConfirm.tsx';
import type { Post } from '#src/features/posts/post.ts';
import { signOut } from '#src/features/session/signOut.ts';
import { paths } from '#src/paths.ts';
import { AdminBar, sidePadding } from './AdminBar.tsx';
import { LazyPostDialog, loadPostDialog } from './LazyPostDialog.tsx';
import { PostList } from './PostList.tsx';
import { PostTools } from './PostTools.tsx';
import { focusRow } from './RowAction.tsx';
import { screens } from './screenSizes.ts';
import { usePostActions } from './usePostActions.ts';
import { usePostCounts } from './usePostCounts.ts';
import { usePostFilter } from './usePostFilter.ts';
import { usePostRows } from './usePostRows.ts';

/** Without it kept text is offered in the form alone. */
const KeptDrafts = lazyPart(
  () => import('./KeptDrafts.tsx').then((module) => module.KeptDrafts),
  () => null,
);

/** Blog management (spec 2): every post, drafts included, and the dialog that writes them. */
export default function PostsPage() {
  const isPhone = useMediaQuery(screens.phone);
  const filter = usePostFilter();
  const list = usePostRows(filter);
  const counts = usePostCounts(filter, list.pages.first);
  const { confirm, dialog } = useConfirm();
  useEffect(() => whenReady(() => void loadPostDialog().catch(() => undefined)), []);
  const refresh = () => [void list.pages.refresh(), void counts.recount()];
  const actions = usePostActions({ confirm, onEdit: filter.openPost, onChanged: refresh });

  async function remove(post: Post) {
    const index = list.rows.indexOf(post);
    const next = list.rows[index + 1] ?? list.rows[index - 1];
    if (await actions.remove(post)) focusRow(next?.id);
  }

  return (
    <>
      <PageHead title="Blog Management" description="Blog posts and drafts" />
      <PostsBar onNew={() => filter.openPost('new')} />
      <Box component="main" sx={{ paddingInline: sidePadding, paddingBottom: 10 }}>
        {filter.post === undefined ? (
          <Suspense fallback={null}>
            <KeptDrafts
              onContinue={(draft) => filter.openPost(draft.isNew ? 'new' : draft.postId, draft.key)}
            />
          </Suspense>
        ) : (
          <Suspense fallback={<Loading label="Loading post form..." />}>
            <LazyPostDialog
              key={filter.post}
              post={filter.post}
              draft={filter.draft}
              onClose={filter.closePost}
              onSaved={() => void list.pages.refresh()}
            />
          </Suspense>
        )}
        <PostTools
          count={counts.all}
          filter={filter}
          search={list.search}
          onSearch={list.setSearch}
          isPhone={isPhone}
        />
        <PostList
          list={list}
          filter={filter}
          isPhone={isPhone}
          total={counts.filtered}
          onEdit={(post) => filter.openPost(post.id)}
          onDuplicate={(post) => void actions.duplicate(post)}
          onDelete={(post) => void remove(post)}
        />
      </Box>
      {dialog}
    </>
  );
}

function PostsBar({ onNew }: { onNew(): void }) {
  return (
    <AdminBar title="Blog Management">
      <Button component={Link} to={paths.admin} variant="outlined" size="small">
        Back to Dashboard
      </Button>
      <Button color="primary" size="small" onClick={onNew}>
        New Post
      </Button>
      <Button variant="outlined" size="small" onClick={() => void signOut(paths.home)}>
        Logout
      </Button>
    </AdminBar>
  );
}
