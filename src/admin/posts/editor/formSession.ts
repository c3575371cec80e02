import { emptyPost, type Post, type PostValues } from '#src/features/posts/data/post.ts';
import type { KnownPost } from '#src/features/posts/data/savePost.ts';
import { postValuesOf } from './postValues.ts';

/** What the form is filled from, and what saving it is measured against. */
export type Filling = KnownPost & {
  /** Counts up with each new filling: the form's key. */
  number: number;
  start: PostValues;
  /** What is stored: without a difference to it nothing is unsaved. */
  stored: PostValues;
};

/** Texts without an answer that are remembered: more would crowd the browser's store. */
const remembered = 3;

/** An empty form for a post that is not there: a new one, or one that somebody deleted. */
export function emptyFilling(id: string): Filling {
  return { number: 0, id, start: emptyPost, stored: emptyPost, isStored: false, openedAt: null, sent: [] };
}

/** The form as the stored post fills it. */
export function fillingOf(post: Post): Filling {
  const stored = postValuesOf(post);
  const { id, updatedAt } = post;
  return { number: 0, id, start: stored, stored, isStored: true, openedAt: updatedAt, sent: [] };
}

/** The filling once its text was sent, until an answer comes: it may have arrived all the same. */
export function afterSending(filling: Filling, values: PostValues): Filling {
  const sent = filling.sent.filter((text) => text !== values);
  return { ...filling, sent: [...sent, values].slice(-remembered) };
}
