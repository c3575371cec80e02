import type { SeedDocument } from '#emulator/seed.ts';
import { clearDocuments, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { firebaseInMemory } from '#tests/support/servers/firebaseInMemory.ts';

/** Firestore and Auth with this project's rules and the demo admin's account. */
export type RulesSuite = {
  firestore: string;
  auth: string;
  /** Makes these the only documents. */
  fill(documents: readonly SeedDocument[]): Promise<void>;
  stop(): Promise<void>;
};

/**
 * The embedded Firebase or, if FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST are set, the official Emulator
 * Suite, as `officialFirestore.setup.ts` prepared it. Both get the same requests.
 */
export async function openRulesSuite(): Promise<RulesSuite> {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  if (FIRESTORE_EMULATOR_HOST && FIREBASE_AUTH_EMULATOR_HOST) {
    return suiteAt(
      `http://${FIRESTORE_EMULATOR_HOST}`,
      `http://${FIREBASE_AUTH_EMULATOR_HOST}`,
      async () => {},
    );
  }
  const { origin, stop } = await firebaseInMemory();
  return suiteAt(origin, origin, stop);
}

function suiteAt(firestore: string, auth: string, stop: () => Promise<void>): RulesSuite {
  return {
    firestore,
    auth,
    async fill(documents) {
      await clearDocuments(firestore);
      await storeDocuments(firestore, documents);
    },
    stop,
  };
}
