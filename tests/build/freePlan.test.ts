import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtFirebaseConfig } from '#scripts/build/builtFirebaseConfig.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { readEnvironment } from '#src/env.ts';
import { projectVariables } from '#tests/support/records/projectVariables.ts';

/** Every key that occurs in these objects. */
function keysOf(objects: readonly object[]): string[] {
  return [...new Set(objects.flatMap((object) => Object.keys(object)))].sort();
}

// Google refuses paid features, such as a TTL policy, and the CLI then releases neither rules nor site.
it('a deployment without optional services sends nothing that the free plan refuses', async () => {
  const { indexes, fieldOverrides, ...rest } = JSON.parse(
    readFileSync(embeddedProject.indexesFile, 'utf8'),
  ) as Record<'indexes' | 'fieldOverrides', object[]>;
  expect(rest).toEqual({});
  expect(keysOf(indexes)).toEqual(['collectionGroup', 'fields', 'queryScope']);
  expect(keysOf(fieldOverrides)).toEqual(['collectionGroup', 'fieldPath', 'indexes']);

  const config = JSON.parse(await builtFirebaseConfig(readEnvironment(projectVariables), 'dist')) as {
    firestore: object;
    hosting: { rewrites: object[] };
  };
  expect(keysOf([config])).toEqual(['emulators', 'firestore', 'hosting', 'storage']);
  expect(keysOf([config.firestore])).toEqual(['indexes', 'location', 'rules']);
  // A rewrite may also call a function.
  expect(keysOf(config.hosting.rewrites)).toEqual(['destination', 'source']);
  expect(keysOf([config.hosting])).toEqual([
    'cleanUrls',
    'headers',
    'ignore',
    'public',
    'rewrites',
    'trailingSlash',
  ]);
});
