import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import picomatch from 'picomatch';
import type { HostingConfig } from '#scripts/vite/hostingConfig.ts';
import type { Environment } from '#src/env.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

export const builtConfigFile = '.vite/firebase.json';

type Rule = HostingConfig['headers'][number];

/**
 * Widens the policy for configured services. Names long-cached files of `outFolder` one by one: hosting sends a
 * URL's headers with a 404 too, and browsers would cache that just as long.
 */
export async function builtFirebaseConfig(environment: Environment, outFolder: string): Promise<string> {
  const config = JSON.parse(await readFile('firebase.json', 'utf8')) as { hosting: HostingConfig };
  const headers = config.hosting.headers.map((rule) => ({
    source: isCachedForever(rule) ? sourceOfFiles(rule.source, outFolder) : rule.source,
    headers: rule.headers.map(({ key, value }) =>
      key === 'Content-Security-Policy'
        ? { key, value: contentSecurityPolicy(value, environment) }
        : { key, value },
    ),
  }));
  return JSON.stringify({ ...config, hosting: { ...config.hosting, headers } }, null, 2);
}

function isCachedForever({ headers }: Rule): boolean {
  return headers.some(({ value }) => value.includes('immutable'));
}

/** Files of one folder: hosting's patterns allow a list of names only in the last part of a URL. */
function sourceOfFiles(source: string, outFolder: string): string {
  const folder = source.slice(0, source.lastIndexOf('/')).replace('/**', '');
  const names = readdirSync(join(outFolder, folder)).filter((name) => !name.endsWith('.br'));
  const found = names.filter((name) => picomatch.isMatch(`${folder}/${name}`, source));
  return `${folder}/@(${found.sort().join('|')})`;
}
