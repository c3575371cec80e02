import * as fetchPosts from '#src/admin/posts/data/fetchPosts.ts';
import { newPostId } from '#src/admin/posts/data/postCollection.ts';
import { findId } from '#src/admin/posts/data/postId.ts';
import * as savePost from '#src/admin/posts/data/savePost.ts';
import { fetchDeletedPosts, fetchVersions, fetchVersionsSince } from '#src/admin/posts/data/versions.ts';
import { loadAutosaves } from '#src/admin/posts/editor/autosave/autosaves.ts';
import { signIn } from '#src/admin/session/signIn.ts';
import { signOut } from '#src/admin/session/signOut.ts';
import * as deletedSubmissions from '#src/admin/submissions/data/deletedSubmissions.ts';
import * as fetchSubmissions from '#src/admin/submissions/data/fetchSubmissions.ts';
import * as updateSubmissions from '#src/admin/submissions/data/updateSubmissions.ts';
import { followNewest, followPost, type LivePost } from '#src/features/posts/data/followPosts.ts';
import type { PublishedList } from '#src/features/posts/data/staticPosts.ts';
import { newSubmissionId, sendSubmission } from '#src/features/submissions/data/sendSubmission.ts';
import { showLive } from './showLive.tsx';

/** Every operation of the app, available as `app` in the page. */
const operations = {
  ...fetchPosts,
  ...savePost,
  ...fetchSubmissions,
  ...updateSubmissions,
  ...deletedSubmissions,
  newPostId,
  findId,
  fetchVersions,
  fetchDeletedPosts,
  fetchVersionsSince,
  fetchDrafts: async () => ({ success: (await loadAutosaves()).isComplete }),
  getPost,
  getNewest,
  signIn,
  signOut,
  sendSubmission,
  newSubmissionId,
  showLive,
};

declare global {
  var app: typeof operations;
}

/** What a visitor sees of a post. */
function getPost(id: string) {
  return new Promise<Pick<LivePost, 'data' | 'error'>>((resolve) => {
    const end = followPost(id, ({ status, data, error }) => {
      if (status === 'loading') return;
      queueMicrotask(() => end());
      resolve({ data, error });
    });
  });
}

/** The newest page of the blog. */
function getNewest() {
  return new Promise<PublishedList | undefined>((resolve) => {
    const end = followNewest(({ status, data }) => {
      if (status === 'loading') return;
      queueMicrotask(() => end());
      resolve(data);
    });
  });
}

globalThis.app = operations;
