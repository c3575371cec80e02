import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { testFolder } from '#emulator/tests/support/testEmulator.ts';
import { type GoogleServer, startGoogleServer } from '#tests/support/servers/googleServer.ts';
import { runScript } from './runScript.ts';

const email = 'owner@agency.example';
const project = { VITE_FIREBASE_PROJECT_ID: 'agency-live' };
const account = { localId: 'abc', email, createdAt: '1', validSince: '1' };

type Answer = Parameters<typeof startGoogleServer>[0];

/** Google's servers as `gcloud auth application-default login` and the Admin SDK see them. */
const accepting: Answer = (url) => {
  if (url.endsWith('/token')) return [200, { access_token: 'of-a-person', expires_in: 3600 }];
  return url.endsWith('accounts:lookup') ? [200, { users: [account] }] : [200, { localId: 'abc' }];
};

async function google(answer: Answer): Promise<GoogleServer> {
  const server = await startGoogleServer(answer);
  onTestFinished(() => server.end());
  return server;
}

/** The home folder of someone who has logged in with gcloud. */
function loggedInHome(): string {
  const home = testFolder();
  mkdirSync(join(home, '.config/gcloud'), { recursive: true });
  const login = { type: 'authorized_user', client_id: 'c', client_secret: 's', refresh_token: 'r' };
  writeFileSync(join(home, '.config/gcloud/application_default_credentials.json'), JSON.stringify(login));
  return home;
}

it.each([
  {
    script: 'admin/grantAdmin',
    args: [email],
    said: `${email} is now the admin of the project agency-live.`,
  },
  { script: 'admin/seed', args: [], said: 'Added 39 of 39 documents to the project agency-live' },
])(
  '$script works with the login of gcloud alone, and names the project to charge',
  async ({ script, args, said }) => {
    const { variables, requests } = await google(accepting);
    const home = loggedInHome();
    const ended = await runScript(script, args, { ...project, ...variables, HOME: home });
    expect(ended).toEqual({ code: 0, said: expect.stringContaining(said) });
    const calls = requests.filter(({ url }) => !url.endsWith('/token'));
    expect(calls.length).toBeGreaterThan(1);
    for (const { headers } of calls) {
      expect(headers).toMatchObject({
        authorization: 'Bearer of-a-person',
        'x-goog-user-project': 'agency-live',
      });
    }
  },
);

it.each([
  {
    failure: 'an expired login',
    answer: () => [400, { error: 'invalid_grant', error_description: 'Bad Request' }] as [number, object],
    said: /^No credentials for the project agency-live\. Run "gcloud auth application-default login".*\n.*invalid_grant/,
  },
  {
    failure: 'an account without rights',
    answer: (url: string, body: string): [number, object] =>
      url.endsWith('/token')
        ? accepting(url, body)
        : [403, { error: { message: 'INSUFFICIENT_PERMISSION' } }],
    said: /^These credentials aren't allowed to change the project agency-live\..*\n.*insufficient permission/,
  },
])('grant-admin says what to do about $failure, and what Google said', async ({ answer, said }) => {
  const { variables } = await google(answer);
  const ended = await runScript('admin/grantAdmin', [email], {
    ...project,
    ...variables,
    HOME: loggedInHome(),
  });
  expect(ended).toEqual({ code: 1, said: expect.stringMatching(said) });
});
