import { startTransition, useEffect, useState } from 'react';
import type { LivePost } from '#src/features/posts/data/followPosts.ts';
import {
  checksum,
  fetchPublishedArticle,
  type PublishedArticle,
  rememberArticle,
} from '#src/features/posts/data/staticPosts.ts';
import { followLate } from '#src/features/posts/followLate.ts';
import { postMessages } from '#src/features/posts/messages.ts';

/** Returns the built article, which may arrive late, until the live one has loaded. Use one `key` per id. */
export function useArticle(id: string, prerendered: PublishedArticle | null) {
  const [built, setBuilt] = useState(prerendered);
  const [live, setLive] = useState<LivePost>();
  const isGone = live?.error === postMessages.missing;
  const post = live?.data ?? (isGone ? undefined : built?.post);
  const [wasShown, setShown] = useState(post !== undefined);
  if (post && !wasShown) setShown(true);
  useEffect(() => {
    if (built) rememberArticle(built);
    else void fetchPublishedArticle(id).then(setBuilt);
  }, [id, built]);
  useEffect(
    () =>
      followLate(({ followPost }) =>
        followPost(id, (answer) => {
          // In a transition, so that the text that is being read stays until the next one can be rendered.
          if (answer.status !== 'loading') startTransition(() => setLive(answer));
        }),
      ),
    [id],
  );
  const [isAdmin, setIsAdmin] = useState(false);
  useEffect(() => followLate(({ followAdmin }) => followAdmin(setIsAdmin)), []);
  const isSameText = !live?.data || checksum(live.data.content) === built?.html?.checksum;
  return {
    post,
    html: isSameText ? built?.html : undefined,
    isAdmin,
    /** Why there is no article. An article unpublished while it is read is not an error. */
    failure: live && !post ? { error: isGone && wasShown ? undefined : live.error } : undefined,
    /** `undefined` for an article that was not in any build or release. */
    related: built?.related,
  };
}
