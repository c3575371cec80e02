import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { Mailer } from './mailer.ts';
import { mailInquiry } from './mailInquiry.ts';
import { isVisibleChange, publishChange } from './publishChange.ts';
import { publishDuePosts } from './publishDuePosts.ts';
import type { StartWorkflow } from './startWorkflow.ts';

export type BackgroundSetup = {
  firestore: Firestore;
  /** `null` if email is not configured. */
  send: Mailer | null;
  /** `null` if no repository is configured. */
  start: StartWorkflow | null;
  /** Origin of the site, for links. */
  origin(): string;
  now(): number;
};

/** The stored post before and after a write. */
type PostWrite = Record<'before' | 'after', DocumentData | undefined>;

/** Background tasks. Each throws to request a retry and is safe to call more than once. */
export type Background = {
  inquiryCreated(id: string): Promise<void>;
  postWritten(write: PostWrite): Promise<void>;
  everyFiveMinutes(): Promise<void>;
};

export function background({ send, start, ...setup }: BackgroundSetup): Background {
  return {
    async inquiryCreated(id) {
      if (send) await mailInquiry({ ...setup, send }, id);
    },
    async postWritten({ before, after }) {
      if (start && isVisibleChange(before, after)) await publishChange({ ...setup, start });
    },
    everyFiveMinutes: () => publishDuePosts(setup),
  };
}
