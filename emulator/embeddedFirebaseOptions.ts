import type { Clock } from '#emulator/service/clock.ts';
import type { Log } from '#emulator/service/log.ts';
import type { ChannelTimings } from '#emulator/transport/webChannel/channelTimings.ts';
import type { Seed } from './seed.ts';

export type EmbeddedFirebaseOptions = {
  /** The data folder; null keeps everything in memory. */
  directory: string | null;
  rulesFile: string;
  /** The rules of Storage; without them Storage is left out. */
  storageRulesFile?: string | null;
  /** Queries whose index is missing there are refused, as in production; null allows them all. */
  indexesFile: string | null;
  /** As the page's Firebase config names it: the accounts of one project are served, the documents of any. */
  projectId: string;
  /** What an empty folder starts with, and what `reset` goes back to; asked for only when needed. */
  seed?: () => Seed | Promise<Seed>;
  clock?: Clock;
  ids?: () => string;
  log?: Log;
  timings?: Partial<ChannelTimings>;
  /** A backend that has the folder now: it is stopped when rules and indexes have turned out to be in order. */
  predecessor?: { stop(): Promise<void> };
};
