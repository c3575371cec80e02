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

/** When the scheduler last ran. */
export function fetchSchedulingStatus(): Promise<Result<{ ranAt: number }>> {
  return toResult(postMessages.list, async () => ({ ranAt: timeOf((await readStatus('scheduling')).ranAt) }));
}

/** How long the scheduler may be silent, in ms: three of its runs may fail. */
const silence = 15 * 60_000;

export function canSchedule(ranAt: number, now: number): boolean {
  return now - ranAt < silence;
}

async function readStatus(id: string): Promise<Record<string, unknown>> {
  return (await request(() => getDoc(doc(firestoreLite, 'status', id)))).data() ?? {};
}

function timeOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
