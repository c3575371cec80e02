import { onTestFinished } from 'vitest';
import type { SeedDocument } from '#emulator/seed.ts';
import type { SdkSite } from '#emulator/tests/support/browser.ts';
import { openRulesSuite } from '#tests/rules/rulesSuite.ts';
import { firebaseRoutes, startForwarding } from './forwarding.ts';

/** Whether to use the official Firestore instead of the embedded one. */
export const isOfficial = Boolean(process.env.FIRESTORE_EMULATOR_HOST);

/** A page with this script on the official Firestore, with only these documents. */
export async function officialSite(
  script: string,
  documents: readonly SeedDocument[],
): Promise<Pick<SdkSite, 'origin' | 'stop'>> {
  const suite = await openRulesSuite();
  await suite.fill(documents);
  const { origin, end } = await startForwarding(firebaseRoutes(suite), (request, response) => {
    const isScript = request.url === '/sdk.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : '<!doctype html><script type="module" src="/sdk.js"></script>');
  });
  onTestFinished(end);
  return { origin, stop: end };
}
