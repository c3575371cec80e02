import type { Clock } from '#emulator/service/clock.ts';
import type { Log } from '#emulator/service/log.ts';
import type { ChannelTimings } from '#emulator/transport/webChannel/channelTimings.ts';
import type { AuthContext } from './auth/authContext.ts';
import type { Background } from './background.ts';
import type { Seed } from './seed.ts';

export type EmbeddedFirebaseOptions = {
  /** The data folder; null stores everything in memory. */
  directory: string | null;
  rulesFile: string;
  /** The rules of Storage; without them, Storage is disabled. */
  storageRulesFile?: string | null;
  /** Refuses queries whose index is missing in this file, as production does; null allows them all. */
  indexesFile: string | null;
  /** As in the page's Firebase config. Serves the accounts of this project only, but the documents of any. */
  projectId: string;
  /** Initial content of an empty folder and after `reset`; called only when needed. */
  seed?: () => Seed | Promise<Seed>;
  clock?: Clock;
  ids?: () => string;
  log?: Log;
  /** Delivers emails to accounts; their links are always logged. */
  sendMail?: AuthContext['sendMail'];
  timings?: Partial<ChannelTimings>;
  /** Runs next to the pages, as Cloud Functions do. */
  background?: Background;
  /** A backend that is using the folder; it is stopped once the rules and indexes are known to be valid. */
  predecessor?: { stop(): Promise<void> };
};
