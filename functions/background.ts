import type { DocumentData } from 'firebase-admin/firestore';
import type { Mailer } from './mailer.ts';
import { type MailSetup, mailInquiry } from './mailInquiry.ts';
import { publishDuePosts } from './publishDuePosts.ts';
import { type Publishing, publishMissed, publishPost } from './publishPosts.ts';

/** Email and publishing are `null` if they are not configured. */
export type BackgroundSetup = Omit<MailSetup, 'send'> & {
  send: Mailer | null;
  publishing: Pick<Publishing, 'hosting' | 'renderer'> | null;
};

/** The stored post before and after a write. */
type PostWrite = Record<'before' | 'after', DocumentData | undefined>;

/** Background tasks. A failed one throws, so that the platform calls it again; each is safe to call more than once. */
export type Background = {
  inquiryCreated(id: string): Promise<void>;
  postWritten(id: string, write: PostWrite): Promise<void>;
  everyFiveMinutes(): Promise<void>;
};

export function background({ send, publishing, ...setup }: BackgroundSetup): Background {
  const inTurn = oneAtATime();
  return {
    async inquiryCreated(id) {
      if (send) await mailInquiry({ ...setup, send }, id);
    },
    async postWritten(id, { before, after }) {
      if (publishing && (isPublic(before) || isPublic(after)))
        await inTurn(() => publishPost({ ...setup, ...publishing }, id));
    },
    async everyFiveMinutes() {
      await publishDuePosts(setup);
      if (publishing) await inTurn(() => publishMissed({ ...setup, ...publishing }));
    },
  };
}

/** Each call waits for the one before, and sees what that one released. */
function oneAtATime(): (run: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (run) => {
    const call = last.then(run);
    last = call.catch(() => undefined);
    return call;
  };
}

function isPublic(post: DocumentData | undefined): boolean {
  return post?.published === true;
}
