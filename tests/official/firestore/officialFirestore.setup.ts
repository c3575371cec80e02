import { startEmulator } from '#emulator/start.ts';
import { startOfficialFirestore } from '#emulator/tests/official/officialFirestore.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { freePort } from '#tests/support/servers/siteServer.ts';

/**
 * Google's Firestore emulator, in the variables that Firebase's own tools read. Accounts are those of the embedded
 * Firebase: the emulator accepts its unsigned tokens like those of Google's Auth emulator.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { seed: _, ...project } = embeddedProject;
  const auth = await startEmulator({ ...project, directory: null, log: () => undefined });
  const firestore = await startOfficialFirestore(await freePort(), embeddedProject.rulesFile);
  process.env.FIRESTORE_EMULATOR_HOST = new URL(firestore.origin).host;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(auth.origin).host;
  return async () => {
    await firestore.end();
    await auth.stop();
  };
}
