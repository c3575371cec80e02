import { type SeedDocument, toFields } from '#emulator/seed.ts';
import { demoAdmin, sampleDocuments } from '#scripts/content/sampleContent.ts';
import { adminAuth, ownerHeaders } from './adminSdk.ts';
import { type FirebaseTarget, nameOf } from './firebaseTarget.ts';

/** Existing documents stay unchanged. @throws Error with the response of a service that refuses */
export async function addSampleContent(target: FirebaseTarget): Promise<void> {
  const documents = sampleDocuments();
  let added = 0;
  for (const document of documents) {
    if (await addDocument(document, target)) added += 1;
  }
  console.log(
    `Added ${added} of ${documents.length} documents to ${nameOf(target)}; the others already exist.`,
  );
  if (target.kind === 'emulator') await addDemoAdmin(target);
}

/** Uses REST, which every target supports. */
async function addDocument({ path, fields }: SeedDocument, target: FirebaseTarget): Promise<boolean> {
  const origin =
    target.kind === 'emulator' ? `http://${target.firestoreHost}` : 'https://firestore.googleapis.com';
  const documents = `projects/${target.projectId}/databases/(default)/documents`;
  const response = await fetch(`${origin}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { ...(await ownerHeaders(target)), 'Content-Type': 'application/json' },
    body: JSON.stringify({
      writes: [
        {
          update: { name: `${documents}/${path}`, fields: toFields(fields) },
          currentDocument: { exists: false },
        },
      ],
    }),
  });
  if (response.ok) return true;
  if (response.status === 409) return false;
  throw new Error(`Firestore refused ${path}: ${response.status} ${await response.text()}`);
}

async function addDemoAdmin(target: FirebaseTarget): Promise<void> {
  const { email, password, customClaims } = demoAdmin;
  const auth = adminAuth(target);
  const known = await auth.getUserByEmail(email).catch(() => null);
  const { uid } = known ?? (await auth.createUser({ email, password }));
  await auth.setCustomUserClaims(uid, customClaims);
  console.log(`Log in as ${email} with the password ${password}.`);
}
