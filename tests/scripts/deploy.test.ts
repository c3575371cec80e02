import { expect, it } from 'vitest';
import { runScript } from './runScript.ts';

const project = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'agency.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'agency',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
};

function deploy(args: string[], variables = {}) {
  return runScript('deploy', args, variables);
}

it.each([[[]], [['--dry-run']]])('deploy %j refuses to publish the demonstration site', async (args) => {
  const { code, said } = await deploy(args);
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringMatching(/^Nothing deployed: \.env names no Firebase project.*\n$/),
  });
});

it('deploy includes the storage rules when a bucket is configured', async () => {
  const without = await deploy(['--dry-run'], { ...project, VITE_FIREBASE_STORAGE_BUCKET: ' ' });
  expect(without.said).toContain('Would deploy hosting,firestore to agency.\n');
  const bucket = { VITE_FIREBASE_STORAGE_BUCKET: 'agency.firebasestorage.app' };
  const { said } = await deploy(['--dry-run'], { ...project, ...bucket });
  expect(said).toContain('Would deploy hosting,firestore,storage to agency.\n');
});

it('deploy includes the configured background functions, and names those that are not configured', async () => {
  const nothing = await deploy(['--dry-run'], project);
  expect(nothing.said).toContain(
    'Not configured: email notifications (INQUIRY_EMAIL), automatic rebuilds (PUBLISH_REPOSITORY), scheduled posts (SCHEDULED_POSTS).',
  );
  const { said } = await deploy(['--dry-run'], { ...project, PUBLISH_REPOSITORY: 'agency/site' });
  expect(said).toContain('Would deploy hosting,firestore,functions to agency.\n');
  expect(said).toContain('Not configured: email notifications (INQUIRY_EMAIL).');
});

it.each([
  [{ ...project, INQUIRY_EMAIL: 'inbox@agency.example' }, 'Missing: SMTP_HOST, SMTP_USER.'],
  [{ VITE_FIREBASE_PROJECT_ID: 'agency' }, 'Missing: VITE_FIREBASE_API_KEY'],
])('deploy stops at an incomplete configuration and names what is missing', async (env, missing) => {
  const { code, said } = await deploy(['--dry-run'], env);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(missing) });
  expect(said).not.toContain(' at ');
});

it('deploy shows its usage for unknown options', async () => {
  expect(await deploy(['--now'])).toEqual({
    code: 2,
    said: expect.stringContaining('Usage: npm run deploy'),
  });
});
