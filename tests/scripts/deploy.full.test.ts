import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '#emulator/tests/support/testEmulator.ts';
import { projectVariables } from '#tests/support/records/projectVariables.ts';
import { runScript } from './runScript.ts';

function deploy(args: string[], variables = {}) {
  return runScript('deploy', args, variables);
}

it.each([[[]], [['--dry-run']]])('deploy %j refuses to publish the demo site', async (args) => {
  const { code, said } = await deploy(args);
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringMatching(/^Nothing deployed: no Firebase project is set in \.env.*\n$/),
  });
});

it('deploy includes the storage rules and the functions when they are configured, and names what is not', async () => {
  const bare = await deploy(['--dry-run'], { ...projectVariables, VITE_FIREBASE_STORAGE_BUCKET: ' ' });
  expect(bare.said).toContain('Would deploy hosting,firestore to agency.\n');
  expect(bare.said).toContain(
    'Not configured: email notifications (INQUIRY_EMAIL), publishing within seconds (PUBLISH_POSTS), scheduled posts (SCHEDULED_POSTS).',
  );
  const { said } = await deploy(['--dry-run'], {
    ...projectVariables,
    VITE_FIREBASE_STORAGE_BUCKET: 'agency.firebasestorage.app',
    PUBLISH_POSTS: 'true',
  });
  expect(said).toContain('Would deploy hosting,firestore,storage, then functions, to agency.\n');
  expect(said).toContain('Not configured: email notifications (INQUIRY_EMAIL).');
});

it.each([
  [{ ...projectVariables, INQUIRY_EMAIL: 'inbox@agency.example' }, 'Missing: SMTP_HOST, SMTP_USER.'],
  [{ VITE_FIREBASE_PROJECT_ID: 'agency' }, 'Missing: VITE_FIREBASE_API_KEY'],
])('deploy stops at an incomplete configuration and names what is missing', async (env, missing) => {
  const { code, said } = await deploy(['--dry-run'], env);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(missing) });
  expect(said).not.toContain(' at ');
});

it.each([[[]], [['--skip-unreadable']]])('deploy %j passes its option to the build', async (args) => {
  const folder = testFolder();
  writeFileSync(join(folder, 'package.json'), '{ "scripts": { "build": "echo Options:" } }');
  const { said } = await runScript('deploy', args, projectVariables, folder);
  expect(said).toContain(`\n${['Options:', ...args].join(' ')}\n`);
});

it('deploy releases the site before the functions, so that a failing function cannot hold it back', async () => {
  const folder = testFolder();
  for (const name of ['functions', 'src', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
  writeFileSync(join(folder, 'firebase'), 'echo "CLI: $*"; case "$*" in *functions*) exit 1;; esac');
  const scripts = {
    build: "mkdir -p dist/.vite && echo '{}' > dist/.vite/firebase.json",
    firebase: 'sh firebase',
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
  const variables = { ...projectVariables, SCHEDULED_POSTS: 'true' };
  const { code, said } = await runScript('deploy', [], variables, folder);
  expect(said.match(/(?<=^CLI: .*--only )\S+/gm)).toEqual(['hosting,firestore', 'functions']);
  expect(code).toBe(1);
  expect(said).toMatch(
    /\nThe site is deployed, but its background functions are not\..+run "npm run deploy" again/,
  );
});

it('deploy shows its usage for unknown options', async () => {
  expect(await deploy(['--now'])).toEqual({
    code: 2,
    said: expect.stringContaining('Usage: npm run deploy'),
  });
});
