import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { builtConfigFile } from '#scripts/build/builtFirebaseConfig.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { filesToUpload, moduleOfTools } from '#tests/official/hosting/deployedFiles.ts';
import { builtScripts } from '#tests/support/servers/builtSite.ts';

/** What `firebase deploy` runs before uploading. */
type Validation = { getValidator(): { (config: object): boolean; errors?: object[] | null } };
type Indexes = {
  FirestoreApi: new () => { upgradeOldSpec(spec: object): object; validateSpec(spec: object): void };
};

const official = inject('official');

function toolsModule<Module>(path: string): Module {
  if (typeof official === 'string') throw new Error(official);
  return moduleOfTools<Module>(official.tools, path);
}

describe.skipIf(typeof official === 'string')('a deployment', () => {
  it('uploads every page, script and image, and no configuration, source or compressed copy', () => {
    const files = typeof official === 'string' ? [] : filesToUpload(official.tools, 'dist');
    const kinds = new Set(files.map((file) => (/\.(\w+)$/.exec(file) ?? [])[1]));
    expect([...kinds].sort().join(' ')).toBe('html js json png svg txt webmanifest woff2 xml');
    expect(files.filter((file) => file.split('/').some((part) => part.startsWith('.')))).toEqual([]);
    expect(files.filter((file) => file.endsWith('firebase.json'))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining(['index.html', '404.html', 'article-shell.html', ...builtScripts()]),
    );
  });

  it.each(['firebase.json', join('dist', builtConfigFile)])('accepts %s as a valid configuration', (file) => {
    const validate = toolsModule<Validation>('firebaseConfigValidate.js').getValidator();
    validate(JSON.parse(readFileSync(file, 'utf8')) as object);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('deploys the indexes', () => {
    const api = new (toolsModule<Indexes>('firestore/api.js').FirestoreApi)();
    const spec = JSON.parse(readFileSync(embeddedProject.indexesFile, 'utf8')) as { indexes: object[] };
    expect(() => api.validateSpec(api.upgradeOldSpec(spec))).not.toThrow();
    expect(() => api.validateSpec({ ...spec, indexes: [{ fields: [] }] })).toThrow();
  });
});
