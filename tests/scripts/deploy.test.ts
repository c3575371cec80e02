import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { buildDigest } from '#scripts/build/buildDigest.ts';
import { deployScope, deployTargets, fetchDeployedBuild } from '#scripts/deploy/deployScope.ts';
import { readPublishedPosts } from '#scripts/prerender/readPublishedPosts.ts';
import { buildRecordPath } from '#src/admin/posts/buildRecord.ts';

const now = await readPublishedPosts().then(buildDigest);
const other = 'other';

/** A host that answers for the record of its build only. */
async function hostHolding(status: number, body: string): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === buildRecordPath ? status : 404);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function dryRun(args: string[], env = {}): Promise<{ code: number; said: string }> {
  const all = ['--import', 'tsx', 'scripts/deploy/deploy.ts', '--dry-run', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, all, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

it.each([
  { title: 'nothing when the host holds what is published', build: now, scope: 'nothing' },
  { title: 'the pages alone when only posts changed', build: { ...now, posts: other }, scope: 'hosting' },
  { title: 'everything when the code changed', build: { ...now, source: other }, scope: 'everything' },
  { title: 'everything where the host does not say', build: undefined, scope: 'everything' },
])('deploy --if-changed deploys $title', async ({ build, scope }) => {
  const host = await hostHolding(200, JSON.stringify({ builtAt: 0, posts: {}, build }));
  expect(deployScope(await fetchDeployedBuild(host), now)).toBe(scope);
});

it('deploy --if-changed treats a host that returns a page as one with an unknown build', async () => {
  expect(await fetchDeployedBuild(await hostHolding(200, '<!doctype html><title>Parked</title>'))).toBeNull();
});

it('deploy --if-changed treats a host without a list as new, and stops at one that fails', async () => {
  expect(await fetchDeployedBuild(await hostHolding(404, 'Not found'))).toBeNull();
  const failing = await dryRun(['--if-changed', '--host', await hostHolding(503, '')]);
  expect(failing).toEqual({ code: 1, said: expect.stringContaining('answered with 503') });
});

it.each([
  { held: 'what is published', build: now, said: 'Nothing to deploy' },
  { held: 'older posts', build: { ...now, posts: other }, said: 'Would deploy hosting.' },
])('a dry run against a host with $held says "$said" and deploys nothing', async ({ build, said }) => {
  const host = await hostHolding(200, JSON.stringify({ builtAt: 0, posts: {}, build }));
  const ended = await dryRun(['--if-changed', '--host', host]);
  expect(ended).toEqual({ code: 0, said: expect.stringContaining(said) });
});

it('deploy includes the storage rules when a bucket is configured', async () => {
  expect(deployTargets('everything', undefined, false)).toBe('hosting,firestore');
  expect(deployTargets('everything', ' ', false)).toBe('hosting,firestore');
  const ended = await dryRun([], { VITE_FIREBASE_STORAGE_BUCKET: 'agency.firebasestorage.app' });
  expect(ended.said).toContain('Would deploy hosting,firestore,storage.');
});

it('deploy includes the configured background functions, and names those that are not configured', async () => {
  const nothing = await dryRun([]);
  expect(nothing.said).toContain('Would deploy hosting,firestore.\n');
  expect(nothing.said).toContain(
    'Not configured: email on inquiries (INQUIRY_EMAIL), a build on each change (PUBLISH_REPOSITORY), scheduled posts (SCHEDULED_POSTS).',
  );
  const { said } = await dryRun([], { PUBLISH_REPOSITORY: 'agency/site' });
  expect(said).toContain('Would deploy hosting,firestore,functions.\n');
  expect(said).toContain('Not configured: email on inquiries (INQUIRY_EMAIL).');
});

it('deploy stops at a half-filled configuration and names what is missing', async () => {
  const ended = await dryRun([], { INQUIRY_EMAIL: 'inbox@agency.example' });
  expect(ended).toEqual({ code: 1, said: expect.stringContaining('Missing: SMTP_HOST, SMTP_USER.') });
});

it('deploy shows its usage for unknown options', async () => {
  expect(await dryRun(['--now'])).toEqual({
    code: 2,
    said: expect.stringContaining('Usage: npm run deploy'),
  });
});
