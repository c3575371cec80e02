import type { SeedDocument } from '#emulator/seed.ts';
import { aPost } from './aPost.ts';

type VersionFields = {
  savedAt: Date;
  reason: 'updated' | 'deleted';
  title: string;
  content: string;
  published: boolean;
};

/** A stored version of a post, by default replaced by an update one day ago. */
export function aVersion(postId: string, given: Partial<VersionFields> = {}): SeedDocument {
  const { savedAt = daysAgo(1), reason = 'updated', title = `Earlier ${postId}`, ...post } = given;
  versionsMade += 1;
  const createdAt = new Date(savedAt.getTime() - 60_000);
  const { fields } = aPost({ id: postId, title, createdAt, ...post });
  return {
    path: `versions/${String(versionsMade).padStart(20, 'v')}`,
    fields: { postId, post: fields, savedAt, reason },
  };
}

let versionsMade = 0;

/** `count` versions of a post, one minute apart, the newest one day old. */
export function versionsOf(postId: string, count: number): SeedDocument[] {
  return Array.from({ length: count }, (_, index) =>
    aVersion(postId, {
      title: `Version ${count - index}`,
      savedAt: new Date(daysAgo(1).getTime() - index * 60_000),
    }),
  );
}

export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 86_400_000);
}
