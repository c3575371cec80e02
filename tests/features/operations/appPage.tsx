import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { loadDrafts } from '#src/admin/posts/editor/drafts/drafts.ts';
import * as fetchPosts from '#src/features/posts/data/fetchPosts.ts';
import { newPostId } from '#src/features/posts/data/postCollection.ts';
import { findId } from '#src/features/posts/data/postId.ts';
import * as savePost from '#src/features/posts/data/savePost.ts';
import { usePost } from '#src/features/posts/data/usePosts.ts';
import {
  fetchDeletedPosts,
  fetchSurplusVersions,
  fetchVersions,
  fetchVersionsSince,
} from '#src/features/posts/data/versions.ts';
import { signIn } from '#src/features/session/signIn.ts';
import { signOut } from '#src/features/session/signOut.ts';
import * as fetchSubmissions from '#src/features/submissions/data/fetchSubmissions.ts';
import { newSubmissionId, sendSubmission } from '#src/features/submissions/data/sendSubmission.ts';
import * as updateSubmissions from '#src/features/submissions/data/updateSubmissions.ts';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';
import { showLive } from './showLive.tsx';

/** Every operation of the app, available as `app` in the page. */
const operations = {
  ...fetchPosts,
  ...savePost,
  ...fetchSubmissions,
  ...updateSubmissions,
  newPostId,
  findId,
  fetchVersions,
  fetchDeletedPosts,
  fetchVersionsSince,
  fetchDrafts: async () => ({ success: (await loadDrafts()).isComplete }),
  fetchSurplusVersions,
  getPost,
  signIn,
  signOut,
  sendSubmission,
  newSubmissionId,
  showLive,
};

declare global {
  var app: typeof operations;
}

type PostAnswer = Pick<ReturnType<typeof usePost>, 'data' | 'error'>;

/** A live post, as on the article page. */
function getPost(id: string): Promise<PostAnswer> {
  const root = createRoot(document.createElement('div'));
  const answer = new Promise<PostAnswer>((resolve) =>
    root.render(
      <FirebaseProviders>
        <Reader id={id} onAnswer={resolve} />
      </FirebaseProviders>,
    ),
  );
  return answer.finally(() => root.unmount());
}

function Reader({ id, onAnswer }: { id: string; onAnswer: (answer: PostAnswer) => void }) {
  const { status, data, error } = usePost(id);
  useEffect(() => {
    if (status !== 'loading') onAnswer({ data, error });
  }, [status, data, error, onAnswer]);
  return null;
}

globalThis.app = operations;
