import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { AdminHeader } from '#src/admin/AdminHeader.tsx';
import { sidePadding } from '#src/admin/adminLayout.ts';
import { LogoutButton } from '#src/admin/LogoutButton.tsx';
import { AdminMeta } from '#src/admin/new-submissions/AdminMeta.tsx';
import { LazyPostDialog, loadPostDialog } from '#src/admin/posts/editor/LazyPostDialog.tsx';
import { PostTable } from '#src/admin/posts/list/PostTable.tsx';
import { PostToolbar } from '#src/admin/posts/list/PostToolbar.tsx';
import { useAdminPostList } from '#src/admin/posts/list/useAdminPostList.ts';
import { usePostCounts } from '#src/admin/posts/list/usePostCounts.ts';
import { useConfirm } from '#src/admin/shared/dialogs/useConfirm.tsx';
import { focusRow } from '#src/admin/shared/list/rowId.ts';
import { onScreenReady } from '#src/components/runtime/screenReady.ts';
import { Loading } from '#src/components/ui/Loading.tsx';
import type { Post } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { DeletedPosts } from './deleted/DeletedPosts.tsx';
import { useBuildRecord } from './useBuildRecord.ts';
import { usePostActions } from './usePostActions.ts';
import { usePostUrl } from './usePostUrl.ts';

const UnsavedDrafts = lazy(async () => {
  const { UnsavedDrafts } = await import('#src/admin/posts/editor/drafts/UnsavedDrafts.tsx');
  return { default: UnsavedDrafts };
});

export default function PostsPage() {
  const url = usePostUrl();
  const list = useAdminPostList(url);
  const counts = usePostCounts(url, list.live);
  const buildRecord = useBuildRecord();
  const { confirm, dialog } = useConfirm();
  useEffect(() => onScreenReady(() => void loadPostDialog().catch(() => undefined)), []);
  const actions = usePostActions({
    confirm,
    buildRecord,
    onEdit: url.openPost,
    onChanged() {
      void list.refresh();
      void counts.recount();
    },
  });

  async function remove(post: Post) {
    const index = list.rows.indexOf(post);
    const next = list.rows[index + 1] ?? list.rows[index - 1];
    if (await actions.remove(post)) focusRow(next?.id);
  }

  return (
    <>
      <AdminMeta title="Blog Management" description="Blog posts and drafts" />
      <PostsBar onNew={() => url.openPost('new')} />
      <Box component="main" sx={{ paddingInline: sidePadding, paddingBottom: 10 }}>
        {url.post === undefined ? (
          <Suspense fallback={null}>
            <UnsavedDrafts
              onContinue={(draft) => url.openPost(draft.isNew ? 'new' : draft.postId, draft.key)}
            />
          </Suspense>
        ) : (
          <Suspense fallback={<Loading label="Loading post form..." />}>
            <LazyPostDialog
              key={url.post}
              post={url.post}
              draft={url.draft}
              onClose={url.closePost}
              onSaved={() => void list.refresh()}
            />
          </Suspense>
        )}
        <PostToolbar
          count={counts.all}
          url={url}
          search={list.search}
          onSearch={list.setSearch}
          action={<DeletedPosts buildRecord={buildRecord} onRestore={url.openPost} />}
        />
        <PostTable
          list={list}
          url={url}
          buildRecord={buildRecord}
          total={counts.filtered}
          onEdit={(post) => url.openPost(post.id)}
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
