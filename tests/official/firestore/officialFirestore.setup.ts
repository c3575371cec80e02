import { startOfficialFirestore } from '#emulator/tests/official/officialFirestore.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { firebaseInMemory } from '#tests/support/servers/firebaseInMemory.ts';
import { freePort } from '#tests/support/servers/siteServer.ts';

/**
 * Starts the official Firestore emulator and puts its address and that of Auth into the variables that Firebase's own
 * tools read. Accounts are those of the embedded Firebase: the emulator accepts its unsigned tokens like those of
 * Google's Auth emulator.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const auth = await firebaseInMemory();
  const firestore = await startOfficialFirestore(await freePort(), embeddedProject.rulesFile);
  process.env.FIRESTORE_EMULATOR_HOST = new URL(firestore.origin).host;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(auth.origin).host;
  return async () => {
    await firestore.end();
    await auth.stop();
  };
}
