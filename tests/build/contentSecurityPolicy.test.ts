import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtConfigFile, builtFirebaseConfig } from '#scripts/build/builtFirebaseConfig.ts';
import { contentSecurityPolicy } from '#scripts/build/contentSecurityPolicy.ts';
import { type HostingConfig, hostingHeaders, readHostingConfig } from '#scripts/vite/hostingConfig.ts';
import { readEnvironment } from '#src/env.ts';
import { type } from '#src/theme/theme.ts';
import { projectVariables } from '#tests/support/records/projectVariables.ts';
import { builtScripts } from '#tests/support/servers/builtSite.ts';

const name = 'Content-Security-Policy';
const strictest = hostingHeaders(readHostingConfig('firebase.json'), '/')[name] ?? '';
const measured = { VITE_FIREBASE_MEASUREMENT_ID: 'G-1' };
const checked = { ...projectVariables, VITE_APP_CHECK_KEY: 'site-key' };
const storing = { ...projectVariables, VITE_FIREBASE_STORAGE_BUCKET: 'agency.firebasestorage.app' };

const analyticsHosts = ['googletagmanager.com', 'google-analytics.com', 'firebaseinstallations'];
const appCheckHosts = ['/recaptcha/', 'firebaseappcheck'];
const storageHosts = ['firebasestorage.googleapis.com'];
const optionalHosts = [...analyticsHosts, ...appCheckHosts, ...storageHosts];

/** The policy that a build with these variables sends. */
async function policyOf(variables: Record<string, string>): Promise<string> {
  const config = await builtFirebaseConfig(readEnvironment(variables), 'dist');
  return hostingHeaders((JSON.parse(config) as { hosting: HostingConfig }).hosting, '/about')[name] ?? '';
}

function directive(policy: string, of: string): string[] {
  return (
    policy
      .split('; ')
      .find((part) => part.startsWith(`${of} `))
      ?.split(' ')
      .slice(1) ?? []
  );
}

describe('the policy a build is sent with', () => {
  it.each([
    { of: 'nothing optional', variables: {}, hosts: [] },
    { of: 'analytics', variables: measured, hosts: analyticsHosts },
    { of: 'App Check', variables: checked, hosts: appCheckHosts },
    { of: 'file storage', variables: storing, hosts: storageHosts },
    { of: 'all of them', variables: { ...checked, ...storing, ...measured }, hosts: optionalHosts },
  ])('names the hosts of $of and no others', async ({ variables, hosts }) => {
    const policy = await policyOf(variables);
    expect(optionalHosts.filter((host) => policy.includes(host))).toEqual(hosts);
    expect(policy).not.toContain('unsafe-eval');
    expect(directive(policy, 'script-src').join()).toMatch(/^'self'(?!.*unsafe)/);
  });

  it('is the one in firebase.json when no project is configured', async () => {
    expect(await policyOf({})).toBe(strictest);
    expect(await policyOf(projectVariables)).toBe(strictest);
    expect(directive(strictest, 'frame-src')).toEqual(["'none'"]);
  });

  it('lets analytics run scripts from one host and report to its regions', async () => {
    const policy = await policyOf(measured);
    expect(directive(policy, 'script-src')).toContain('https://www.googletagmanager.com');
    expect(directive(policy, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(directive(policy, 'frame-src')).toEqual(["'none'"]);
  });

  it('lets the admin area upload images, and lets no uploaded file run', async () => {
    const policy = await policyOf(storing);
    const connections = directive(strictest, 'connect-src');
    expect(directive(policy, 'connect-src')).toEqual([
      ...connections,
      'https://firebasestorage.googleapis.com',
    ]);
    expect(policy.replace(' https://firebasestorage.googleapis.com', '')).toBe(strictest);
  });

  it('lets the admin area read pasted images that Safari hands over as URLs of the page', () => {
    expect(directive(strictest, 'connect-src')).toContain('blob:');
  });

  it('lets App Check show its frame, which ‘none’ in the same directive would forbid', async () => {
    const frames = directive(await policyOf(checked), 'frame-src');
    expect(frames).toContain('https://www.google.com/recaptcha/');
    expect(frames).not.toContain("'none'");
  });

  it('cannot be widened silently when a directive is missing', () => {
    const services = { firebase: null, measurementId: 'G-1', appCheckKey: null };
    expect(() => contentSecurityPolicy("script-src 'self'", services)).toThrow('no connect-src');
  });
});

it('the configuration that the build writes beside the site equals firebase.json except for the names of hashed files', () => {
  const [built, source] = [join('dist', builtConfigFile), 'firebase.json'].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as { hosting: HostingConfig },
  );
  const inGeneral = built?.hosting.headers.map((rule) => ({
    ...rule,
    source: rule.source
      .replace(/^\/assets\/@\(\S+\)$/, '/assets/**')
      .replace(/^\/fonts\/@\(\S+\)$/, '/fonts/*.woff2'),
  }));
  expect({ ...built, hosting: { ...built?.hosting, headers: inGeneral } }).toEqual(source);
});

it('a missing file is not cached for a year, unlike existing files', () => {
  const built = readHostingConfig(join('dist', builtConfigFile));
  const kept = (path: string) => hostingHeaders(built, path)['Cache-Control'];
  for (const script of builtScripts()) expect(kept(`/${script}`)).toContain('immutable');
  expect(kept(type.fontFile)).toContain('immutable');
  expect(kept('/assets/no-such-file.js')).toBe('no-cache');
  expect(kept('/fonts/no-such-file.woff2')).toBe('no-cache');
});
