import { queryOptions } from '@tanstack/react-query';
import { staticFiles } from '#src/features/posts/data/staticPosts.ts';
import { readStatus } from './readStatus.ts';

/** The functions run every five minutes; three runs may fail. */
export const maxSilenceMs = 15 * 60_000;

export const functionsSilenceQuery = queryOptions({
  queryKey: ['functionsSilence'],
  queryFn: fetchFunctionsSilence,
});

type Silence = { ranAt: number | null };

/**
 * When the deployed functions last ran, if that is too long ago; `ranAt` is `null` if they have not run since their
 * deployment. `null` if they run, or if none are deployed. @throws the underlying error
 */
async function fetchFunctionsSilence(): Promise<Silence | null> {
  const response = await fetch(staticFiles.buildRecord, { cache: 'no-store' });
  // Another host, or the development server, may respond with a page.
  const record = response.ok ? await response.json().catch(() => null) : null;
  if (record?.hasFunctions !== true) return null;
  const { ranAt } = await readStatus('scheduling');
  const lastRun = typeof ranAt === 'number' && ranAt > record.builtAt ? ranAt : null;
  return Date.now() - (lastRun ?? record.builtAt) < maxSilenceMs ? null : { ranAt: lastRun };
}
