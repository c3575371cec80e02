import { doc, getDoc } from 'firebase/firestore/lite';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';
import { request } from '#src/firebase/requests.ts';

type Status = Readonly<Record<string, unknown>>;

/** What a background function last reported about itself; empty if it never did. @throws the underlying error */
export async function readStatus(id: 'mail' | 'publishing' | 'scheduling'): Promise<Status> {
  return (await request(() => getDoc(doc(firestoreLite, 'status', id)))).data() ?? {};
}
