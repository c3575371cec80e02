import type { Post } from '#src/features/posts/data/post.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';
import { rssBody } from './rssBody.tsx';

/** Why a published post has no page; `null` if it can have one. */
export function postFault(post: Post): string | null {
  const undated = post.createdAt === null ? 'Missing: createdAt' : null;
  const fault = isInvalidDocument(post) ? post.invalidReason : (undated ?? renderingFault(post));
  return fault && `${JSON.stringify(post.id)}: ${fault}`;
}

/** Without what only the admin area needs to know: which save wrote it. */
export function toPublicPost({ saveId: _, ...post }: Post): Post {
  return post;
}

function renderingFault(post: Post): string | null {
  try {
    rssBody(post);
    return null;
  } catch (error) {
    return String(error);
  }
}
