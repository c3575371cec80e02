import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { EmbeddedFirebaseOptions } from '#emulator/embeddedFirebaseOptions.ts';
import { type StartedEmulator, startEmulator } from '#emulator/start.ts';
import { projectId } from './projectId.ts';

export const openRules = rulesWith('match /{document=**} { allow read, write; }');

export function rulesWith(matches: string): string {
  return `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n    ${matches}\n  }\n}\n`;
}

export type TestEmulator = StartedEmulator & {
  log: string[];
  rulesFile: string;
};

/** An emulator for one test; by default in memory and open to everyone. */
export async function testEmulator(
  options: Partial<EmbeddedFirebaseOptions> & { rules?: string; storageRules?: string; port?: number } = {},
): Promise<TestEmulator> {
  const { rules = openRules, storageRules, ...more } = options;
  const rulesFile = rulesFileWith(rules);
  const log: string[] = [];
  const emulator = await startEmulator({
    directory: null,
    projectId,
    rulesFile,
    storageRulesFile: storageRules === undefined ? null : rulesFileWith(storageRules),
    indexesFile: null,
    log: (line) => log.push(line),
    ...more,
  });
  onTestFinished(() => emulator.stop());
  return { ...emulator, log, rulesFile };
}

/** A folder that is removed after the test. */
export function testFolder(): string {
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  return path;
}

/** A folder for several tests; the caller removes it. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'embedded-firebase-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function rulesFileWith(rules: string): string {
  const path = join(testFolder(), 'firestore.rules');
  writeFileSync(path, rules);
  return path;
}
