import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { AdminHeader, sidePadding } from '#src/admin/AdminHeader.tsx';
import { adminBreakpoints } from '#src/admin/adminBreakpoints.ts';
import { LogoutButton } from '#src/admin/LogoutButton.tsx';
import { AdminMeta } from '#src/admin/new-submissions/AdminMeta.tsx';
import { LazyPostDialog, loadPostDialog } from '#src/admin/posts/editor/LazyPostDialog.tsx';
import { focusRow } from '#src/admin/shared/RowActionButton.tsx';
import { useConfirm } from '#src/admin/shared/useConfirm.tsx';
import { onScreenReady } from '#src/components/runtime/screenReady.ts';
import { Loading } from '#src/components/ui/Loading.tsx';
import type { Post } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { DeletedPosts } from './deleted/DeletedPosts.tsx';
import { PostTable } from './PostTable.tsx';
import { PostToolbar } from './PostToolbar.tsx';
import { useAdminPostList } from './useAdminPostList.ts';
import { useBuildRecord } from './useBuildRecord.ts';
import { usePostActions } from './usePostActions.ts';
import { usePostCounts } from './usePostCounts.ts';
import { usePostFilter } from './usePostFilter.ts';

const UnsavedDrafts = lazy(async () => {
  const { UnsavedDrafts } = await import('#src/admin/posts/editor/drafts/UnsavedDrafts.tsx');
  return { default: UnsavedDrafts };
});

/** Blog management: every post, drafts included, and the dialog that writes them. */
export default function PostsPage() {
  const isPhone = useMediaQuery(adminBreakpoints.phone);
  const filter = usePostFilter();
  const list = useAdminPostList(filter);
  const counts = usePostCounts(filter, list.live);
  const buildRecord = useBuildRecord();
  const { confirm, dialog } = useConfirm();
  useEffect(() => onScreenReady(() => void loadPostDialog().catch(() => undefined)), []);
  const refresh = () => [void list.refresh(), void counts.recount()];
  const actions = usePostActions({ confirm, buildRecord, onEdit: filter.openPost, onChanged: refresh });

  async function remove(post: Post) {
    const index = list.rows.indexOf(post);
    const next = list.rows[index + 1] ?? list.rows[index - 1];
    if (await actions.remove(post)) focusRow(next?.id);
  }

  return (
    <>
      <AdminMeta title="Blog Management" description="Blog posts and drafts" />
      <PostsBar onNew={() => filter.openPost('new')} />
      <Box component="main" sx={{ paddingInline: sidePadding, paddingBottom: 10 }}>
        {filter.post === undefined ? (
          <Suspense fallback={null}>
            <UnsavedDrafts
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
              onSaved={() => void list.refresh()}
            />
          </Suspense>
        )}
        <PostToolbar
          count={counts.all}
          filter={filter}
          search={list.search}
          onSearch={list.setSearch}
          isPhone={isPhone}
          action={<DeletedPosts buildRecord={buildRecord} onRestore={filter.openPost} />}
        />
        <PostTable
          list={list}
          filter={filter}
          isPhone={isPhone}
          buildRecord={buildRecord}
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
    <AdminHeader title="Blog Management">
      <Button component={Link} to={paths.admin} variant="outlined" size="small">
        Back to Dashboard
      </Button>
      <Button color="primary" size="small" onClick={onNew}>
        New Post
      </Button>
      <LogoutButton to={paths.home} />
    </AdminHeader>
  );
}
