import { doc, getDoc } from 'firebase/firestore/lite';
import { type Result, toResult } from '#src/components/result.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';
import { request } from '#src/firebase/requests.ts';

/** Whether the background function last failed to start a build. */
export function fetchPublishingStatus(): Promise<Result<{ hasFailed: boolean }>> {
  return toResult(postMessages.list, async () => {
    const { error } = await readStatus('publishing');
    return { hasFailed: typeof error === 'string' };
  });
}

/** How long the scheduler may be silent, in ms: three of its runs may fail. */
const silence = 15 * 60_000;

export function fetchSchedulingStatus(): Promise<Result<{ isRunning: boolean }>> {
  return toResult(postMessages.list, async () => {
    const { ranAt } = await readStatus('scheduling');
    return { isRunning: typeof ranAt === 'number' && Date.now() - ranAt < silence };
  });
}

async function readStatus(id: string): Promise<Record<string, unknown>> {
  return (await request(() => getDoc(doc(firestoreLite, 'status', id)))).data() ?? {};
}
