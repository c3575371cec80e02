import { randomBytes } from 'node:crypto';
import { Accounts } from '#emulator/auth/accounts.ts';
import type { AuthContext } from '#emulator/auth/authContext.ts';
import { SignInAttempts } from '#emulator/auth/signInAttempts.ts';
import { DataFolder } from '#emulator/engine/disk/dataFolder.ts';
import type { IndexDefinitions } from '#emulator/engine/query/indexDefinitions.ts';
import type { Clock } from '#emulator/service/clock.ts';
import { Databases } from '#emulator/service/databases.ts';
import type { Log } from '#emulator/service/log.ts';
import { Metrics, type Statistics } from '#emulator/service/metrics.ts';
import { openStream } from '#emulator/service/openStream.ts';
import type { RulesHolder } from '#emulator/service/rulesHolder.ts';
import { Objects } from '#emulator/storage/objects.ts';
import { createStorage, type Storage } from '#emulator/storage/storage.ts';
import type { ChannelTimings } from '#emulator/transport/webChannel/channelTimings.ts';
import { WebChannel } from '#emulator/transport/webChannel/webChannel.ts';
import { SeedState } from './seedState.ts';

type BackendOptions = {
  directory: string | null;
  rulesHolder: RulesHolder;
  storageRules: RulesHolder | null;
  indexes: IndexDefinitions | null;
  projectId: string;
  clock: Clock;
  newId(): string;
  log: Log;
  sendMail: AuthContext['sendMail'];
  timings: Partial<ChannelTimings>;
};

export type BackendStatistics = Statistics & { sessions: number; backChannels: number };

export class Backend {
  readonly rulesHolder: RulesHolder;
  readonly storageRules: RulesHolder | null;
  readonly databases: Databases;
  readonly auth: AuthContext;
  readonly webChannel: WebChannel;
  readonly storage: Storage | null;
  readonly seedState: SeedState;
  readonly log: Log;
  readonly #metrics = new Metrics();
  readonly #folder: DataFolder | null;
  #stopped = false;

  constructor(options: BackendOptions) {
    const { clock, newId, log, projectId } = options;
    this.log = log;
    this.rulesHolder = options.rulesHolder;
    this.storageRules = options.storageRules;
    this.#folder = options.directory === null ? null : new DataFolder(options.directory);
    this.databases = new Databases(this.#folder, options.indexes, {
      rulesHolder: this.rulesHolder,
      metrics: this.#metrics,
      log,
      now: () => new Date(clock()).toISOString(),
      newId,
    });
    const { storageRules } = options;
    const { accounts, seedState, objects } = openJournals(this.#folder, storageRules !== null);
    this.seedState = seedState;
    this.storage =
      storageRules && objects && createStorage({ objects, rulesHolder: storageRules, projectId, clock, log });
    const { sendMail } = options;
    const attempts = new SignInAttempts();
    this.auth = { projectId, accounts, attempts, resets: new Map(), sendMail, clock, newId };
    this.webChannel = new WebChannel(
      (kind, database, headers, outlet) => openStream(this.databases, log, kind, database, headers, outlet),
      options.timings,
    );
  }

  isEmpty(): boolean {
    const { store } = this.databases.database(this.auth.projectId, '(default)');
    return this.auth.accounts.size === 0 && store.size === 0;
  }

  clear(): void {
    this.databases.clear();
    this.auth.accounts.clear();
    this.auth.attempts.clear();
    this.auth.resets.clear();
    this.storage?.clear();
  }

  statistics(): BackendStatistics {
    return { ...this.#metrics.statistics(), ...this.webChannel.count() };
  }

  resetStatistics(): void {
    this.#metrics.reset();
  }

  /**
   * Ends all streams and frees the folder. A second call does nothing, because another backend may use the folder by
   * then.
   */
  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.webChannel.stop();
    this.#folder?.close();
  }
}

function openJournals(folder: DataFolder | null, hasStorage: boolean) {
  try {
    const accounts = new Accounts(folder?.journal('accounts') ?? null);
    const seedState = new SeedState(folder?.journal('seedState') ?? null);
    return { accounts, seedState, objects: hasStorage ? new Objects(folder) : null };
  } catch (error) {
    folder?.close();
    throw error;
  }
}

export function randomId(): string {
  const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  let id = '';
  while (id.length < 20) {
    for (const byte of randomBytes(32)) if (byte < 248 && id.length < 20) id += characters[byte % 62];
  }
  return id;
}
