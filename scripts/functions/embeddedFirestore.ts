import { Firestore } from 'firebase-admin/firestore';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';

/** The functions' access to an embedded Firebase on this port: over REST, bypassing all rules. */
export function embeddedFirestore(port: number): Firestore {
  const client = { getRequestHeaders: async () => ({ Authorization: 'Bearer owner' }) };
  return new Firestore({
    projectId: embeddedProject.projectId,
    host: `127.0.0.1:${port}`,
    ssl: false,
    preferRest: true,
    // Without one, the SDK looks for the credentials of a real project.
    auth: { getClient: async () => client },
  });
}
