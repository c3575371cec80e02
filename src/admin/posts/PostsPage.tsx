import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { AdminHeader } from '#src/admin/AdminHeader.tsx';
import { AutosavedDrafts } from '#src/admin/posts/editor/autosave/AutosavedDrafts.tsx';
import { newPostKey } from '#src/admin/posts/editor/autosave/autosave.ts';
import { unlistAutosave } from '#src/admin/posts/editor/autosave/autosaves.ts';
import { DeletedPosts } from '#src/admin/posts/list/DeletedPosts.tsx';
import { PostList } from '#src/admin/posts/list/PostList.tsx';
import { PostRowsContext } from '#src/admin/posts/list/PostRowActions.tsx';
import { usePostCounts, usePostList, usePostUrl } from '#src/admin/posts/list/usePostList.ts';
import { LogoutButton } from '#src/admin/session/LogoutButton.tsx';
import { sidePadding } from '#src/admin/shared/adminLayout.ts';
import { useConfirm } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { focusRowInstead, rowToFocusAfter } from '#src/admin/shared/list/focusRow.ts';
import { ListLink } from '#src/admin/shared/list/ListLink.tsx';
import { Loading } from '#src/components/loading/Loading.tsx';
import { lazyWithReload } from '#src/components/loading/lazyWithReload.ts';
import { onIdle } from '#src/components/start/onIdle.ts';
import type { AnyPost } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { refreshPosts } from './data/postQueries.ts';
import { publishedPagesQuery } from './publishing.ts';
import { usePostActions } from './usePostActions.ts';

const loadPostDialog = () => import('#src/admin/posts/editor/PostDialog.tsx');

const PostDialog = lazyWithReload(async () => (await loadPostDialog()).PostDialog);

export default function PostsPage() {
  const url = usePostUrl();
  const client = useQueryClient();
  const list = usePostList(url);
  const counts = usePostCounts(url);
  const publishedPages = useQuery(publishedPagesQuery(list.rows));
  const { confirm, dialog } = useConfirm();
  useEffect(
    // Waits for the first load, because a browser that is waiting for the network counts as idle.
    () => (list.isFirstLoad ? undefined : onIdle(() => void loadPostDialog().catch(() => undefined))),
    [list.isFirstLoad],
  );
  const actions = usePostActions({ isEditing: url.openId !== undefined, confirm, onEdit: url.open });

  function handleSaved() {
    refreshPosts(client);
    if (url.openId !== undefined) unlistAutosave(client, url.openId);
  }

  async function remove(post: AnyPost) {
    const next = rowToFocusAfter(list.rows, post.id);
    if (await actions.remove(post)) focusRowInstead(next?.id);
  }

  return (
    <>
      <AdminHeader
        title="Blog Management"
        description="Blog posts and drafts"
        link={<ListLink path={paths.admin}>Back to Dashboard</ListLink>}
      >
        <Button color="primary" size="small" onClick={() => url.open(newPostKey())}>
          New Post
        </Button>
        <LogoutButton to={paths.home} />
      </AdminHeader>
      <Box component="main" sx={{ paddingInline: sidePadding, paddingBottom: 10 }}>
        {url.openId === undefined ? (
          <AutosavedDrafts confirm={confirm} onContinue={url.open} />
        ) : (
          <Suspense fallback={<Loading label="Loading post form..." />}>
            <PostDialog key={url.openId} post={url.openId} onClose={url.close} onSaved={handleSaved} />
          </Suspense>
        )}
        <PostRowsContext
          value={{
            pages: publishedPages.isError ? null : (publishedPages.data ?? null),
            onEdit: (post) => url.open(post.id),
            onDuplicate: actions.duplicate,
            onDelete: (post) => void remove(post),
          }}
        >
          <PostList
            list={list}
            url={url}
            counts={counts}
            actions={<DeletedPosts onRestore={(post) => void actions.restore(post)} />}
          />
        </PostRowsContext>
      </Box>
      {dialog}
    </>
  );
}
