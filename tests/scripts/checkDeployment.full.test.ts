import { expect, it, onTestFinished } from 'vitest';
import { projectVariables } from '#tests/support/records/projectVariables.ts';
import { startGoogleServer } from '#tests/support/servers/googleServer.ts';
import { startSite } from '#tests/support/servers/siteServer.ts';
import { runScript } from './runScript.ts';

/** In the project's folder, whose `firebase.json` it compares with. */
function check(args: string[], variables = {}) {
  return runScript('check/checkDeployment', args, variables, '.');
}

it('finds nothing wrong with the build that npm run preview serves', async () => {
  const site = await startSite();
  onTestFinished(() => site.end());
  const { code, said } = await check([site.origin]);
  expect(said).not.toContain('PROBLEM');
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringMatching(/\n(\d+) of \1 checks passed\.\n$/),
  });
});

it('says in a sentence what is wrong with a site that returns a page for any URL, and with a project open to everyone', async () => {
  const google = await startGoogleServer((url) =>
    url.includes('accounts:signUp') ? [400, { error: { message: 'WEAK_PASSWORD' } }] : [200, {}],
  );
  onTestFinished(() => google.end());
  const variables = { ...projectVariables, ...google.variables, VITE_FIREBASE_STORAGE_BUCKET: 'agency.app' };
  const { code, said } = await check(['https://agency.example'], variables);
  expect(code).toBe(1);
  for (const sentence of [
    'Content-Security-Policy is missing; Strict-Transport-Security is missing',
    'https://agency.example/missing-page returned 200, expected 404.',
    'https://agency.example/.vite/firebase.json returned 200, expected 404.',
    'Set "url" in src/content/site.ts',
    '/build.json is missing or not JSON.',
    'http://agency.example does not redirect to https.',
    'a visitor cannot list contacts\n         Returned 200, expected 403. Deploy the rules',
    'a visitor cannot list uploaded images\n         Returned 200',
    'Turn "Enable create (sign-up)" off',
  ]) {
    expect(said).toContain(sentence);
  }
});

it('says that the site’s policy breaks the password reset page', async () => {
  const google = await startGoogleServer(() => [200, {}], { 'Content-Security-Policy': "script-src 'self'" });
  onTestFinished(() => google.end());
  const { said } = await check(['https://agency.example'], google.variables);
  expect(said).toContain('In firebase.json, exclude /__/ from the source "**".');
  expect(said).toContain('The rules were not checked: no Firebase project is set in .env.');
});

it.each([[[]], [['agency.example']], [['https://a.example', 'https://b.example']]])(
  'shows its usage when called with %j',
  async (args) => {
    expect(await check(args)).toEqual({
      code: 2,
      said: expect.stringContaining('Usage: npm run check-deployment -- <url>'),
    });
  },
);
