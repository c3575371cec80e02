import { adminFailure, adminFirestore } from '#scripts/admin/adminSdk.ts';
import { type FirebaseTarget, firebaseTarget, nameOf, readVariables } from '#scripts/admin/firebaseTarget.ts';
import { type PictureStore, pictureStore } from './pictureStore.ts';

/** A project and the folder that it is exported to or imported from. */
export type Transfer = {
  folder: string;
  /** The project in words. */
  name: string;
  firestore: ReturnType<typeof adminFirestore>;
  /** `null` for a project without Storage. */
  pictures: PictureStore | null;
};

/** Runs a command whose only argument is a folder; failures become one sentence. */
export async function runTransfer(command: string, does: string, run: (transfer: Transfer) => Promise<void>) {
  const variables = readVariables();
  const { target, rest } = firebaseTarget(process.argv.slice(2), variables);
  const [folder, ...tooMuch] = rest;
  if (!folder || folder.startsWith('-') || tooMuch.length > 0) {
    console.error(`Usage: npm run ${command} -- <folder> [--embedded [host:port]]\n\n${does}`);
    process.exitCode = 2;
    return;
  }
  const bucket = bucketOf(target, variables);
  const pictures = bucket ? pictureStore(target, bucket) : null;
  const transfer = { folder, name: nameOf(target), firestore: adminFirestore(target), pictures };
  await run(transfer).catch((error: unknown) => {
    console.error(adminFailure(error, target));
    process.exitCode = 1;
  });
}

function bucketOf(target: FirebaseTarget, variables: ReturnType<typeof readVariables>): string | undefined {
  if (target.kind === 'emulator') return `${target.projectId}.appspot.com`;
  return variables.VITE_FIREBASE_STORAGE_BUCKET;
}
