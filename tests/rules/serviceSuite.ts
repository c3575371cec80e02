import { readFileSync } from 'node:fs';
import { Backend, randomId } from '#emulator/backend.ts';
import { FirestoreError } from '#emulator/engine/firestoreError.ts';
import type { CommitPlan } from '#emulator/engine/writes/commitPlan.ts';
import { authorizeCommit } from '#emulator/service/authorize.ts';
import type { Caller } from '#emulator/service/caller.ts';
import { commit } from '#emulator/service/commit.ts';
import type { Database } from '#emulator/service/database.ts';
import { getDocument, runAggregation, runQuery } from '#emulator/service/read.ts';
import { RulesHolder } from '#emulator/service/rulesHolder.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { storedDocuments } from '#tests/rules/access/storedDocuments.ts';
import { type People, type Persona, root, type Verdict } from './persona.ts';
import { put } from './writes.ts';

/** The embedded Firestore without HTTP, with the documents of the access table, a stopped clock, and commits that are only checked. */
type ServiceSuite = {
  people: People;
  /** Replaces the rules. */
  setRules(rules: string): void;
};

export function openServiceSuite(): ServiceSuite {
  const now = Date.now();
  const rulesHolder = new RulesHolder(readFileSync(embeddedProject.rulesFile, 'utf8'));
  const backend = new Backend({
    directory: null,
    rulesHolder,
    storageRules: null,
    indexes: null,
    projectId: embeddedProject.projectId,
    clock: () => now,
    newId: randomId,
    log: () => undefined,
    sendMail: async () => undefined,
    timings: {},
  });
  const database = backend.databases.database(embeddedProject.projectId, '(default)');
  const documents = storedDocuments(now).map(({ path, fields }) => put(path, fields));
  commit(database, { isOwner: true, auth: null }, documents);
  const signedIn = (token: object): Caller => ({
    isOwner: false,
    auth: { uid: 'someone', token: { ...token } },
  });
  const people = {
    visitor: servicePersona(database, { isOwner: false, auth: null }),
    member: servicePersona(database, signedIn({})),
    admin: servicePersona(database, signedIn(demoAdmin.customClaims)),
  };
  return { people, setRules: (rules) => rulesHolder.replace(rules) };
}

function servicePersona(database: Database, caller: Caller): Persona {
  const plans = new WeakMap<object, CommitPlan>();
  function plan(writes: object[]): CommitPlan {
    const [first] = writes;
    const known = first && plans.get(first);
    const planned = known ?? database.store.plan(writes, database.now());
    if (first) plans.set(first, planned);
    return planned;
  }
  return {
    get: async (path) => verdictOf(() => getDocument(database, caller, `${root}/${path}`)),
    list: async (query) => verdictOf(() => runQuery(database, caller, root, query)),
    count: async (query) =>
      verdictOf(() => runAggregation(database, caller, root, query, [{ alias: 'n', count: {} }])),
    // Nothing is applied, so one plan works for all later cases.
    commit: async (...writes) => verdictOf(() => authorizeCommit(database, caller, plan(writes))),
  };
}

function verdictOf(ask: () => unknown): Verdict {
  try {
    ask();
    return 'allowed';
  } catch (error) {
    if (error instanceof FirestoreError && error.status === 'PERMISSION_DENIED') return 'denied';
    throw error;
  }
}
