import { fetchAllPosts } from '#src/admin/posts/data/fetchPosts.ts';
import { fetchVersionsSince } from '#src/admin/posts/data/versions.ts';
import { loadAutosaves } from '#src/admin/posts/editor/autosave/autosaves.ts';
import { useConfirm } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { type Result, toResult } from '#src/components/result.ts';
import { parsePictureUrl } from '#src/features/pictures/pictureUrl.ts';
import { type Post, titleOrUntitled } from '#src/features/posts/data/post.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import type { Picture } from './fetchPictures.ts';
import { deletionConsequence, pictureListMessages } from './messages.ts';
import { deletePicture } from './pictureFiles.ts';
import { forgetPicture } from './pictureNotes.ts';

type DeletionOptions = {
  /** Called while the picture is still listed. */
  onDeleted(picture: Picture): void;
  /** Reads the list again after a deletion, and after one that failed halfway. */
  reload(): Promise<unknown>;
};

/** Deletes a picture after naming what would lose it; if that is unknown, nothing is deleted. */
export function usePictureDeletion({ onDeleted, reload }: DeletionOptions) {
  const { confirm, dialog } = useConfirm();

  async function askToDelete(picture: Picture): Promise<void> {
    const found = await findPictureUses(picture);
    if (!found.success) {
      // No Retry: by then, the list and its question may be closed.
      notify({ severity: 'error', message: found.error });
      return;
    }
    const isConfirmed = await confirm({
      title: pictureListMessages.deleteQuestion,
      subject: picture.title,
      details: deletionConsequence(found.uses),
      action: 'Delete',
      isDestructive: true,
    });
    if (isConfirmed) await deleteNow(picture);
  }

  async function deleteNow(picture: Picture): Promise<void> {
    const result = await deletePicture(picture.files);
    if (result.success) {
      onDeleted(picture);
      showAsMissing(picture.id);
      void forgetPicture(picture.id);
    }
    await reload();
    if (result.success) notify({ severity: 'success', message: pictureListMessages.deleted });
    else notifyFailure(result.error, () => void deleteNow(picture), `delete ${picture.id}`);
  }

  return { askToDelete, dialog };
}

/** In the form behind the list, where the browser would still show its cached copy. */
function showAsMissing(id: string): void {
  for (const image of document.images) {
    if (image.closest('form') && parsePictureUrl(image.src)?.id === id)
      image.dispatchEvent(new Event('error'));
  }
}

/** Names the posts, drafts, earlier versions and deleted posts that contain a picture, each post once. */
function findPictureUses({ id, uploadedAt }: Picture): Promise<Result<{ uses: string[] }>> {
  return toResult(pictureListMessages.usesUnknown, async () => {
    const [posts, { copies, isComplete }, versions] = await Promise.all([
      fetchAllPosts(),
      loadAutosaves(),
      // A version saved before the upload cannot contain the picture.
      fetchVersionsSince(uploadedAt - maxClockErrorMs),
    ]);
    if (!isComplete) throw new Error(postMessages.drafts);
    const uses = new Map<string, string>();
    function add(postId: string, text: Pick<Post, 'content' | 'featuredImage'>, name: string): void {
      const isUsed = text.content.includes(id) || text.featuredImage.includes(id);
      if (isUsed && !uses.has(postId)) uses.set(postId, name);
    }
    for (const post of posts) add(post.id, post, quoted(post));
    for (const { key, postId, values } of copies)
      add(postId || key, values, `the autosaved draft of ${quoted(values)}`);
    for (const { post } of versions) {
      const current = posts.find((one) => one.id === post.id);
      const name = current ? `an earlier version of ${quoted(current)}` : `the deleted post ${quoted(post)}`;
      add(post.id, post, name);
    }
    return { uses: [...uses.values()] };
  });
}

/** How far the clock of the uploading device may be ahead. */
const maxClockErrorMs = 24 * 60 * 60_000;

function quoted({ title }: Pick<Post, 'title'>): string {
  return `“${titleOrUntitled(title)}”`;
}
