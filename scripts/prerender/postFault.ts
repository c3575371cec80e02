import type { AnyPost, Post } from '#src/features/posts/data/post.ts';
import { faultText, isReadable } from '#src/firebase/storedFields.ts';
import { rssBody } from './rssBody.tsx';

/** Why a published post has no page; `null` if it can have one. */
export function postFault(post: AnyPost): string | null {
  const undated = post.createdAt === null ? 'Missing: createdAt' : null;
  const fault = isReadable(post) ? (undated ?? renderingFault(post)) : faultText(post);
  return fault && `${JSON.stringify(post.id)}: ${fault}`;
}

/** Omits what only the admin area needs to know: which save wrote it. */
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
