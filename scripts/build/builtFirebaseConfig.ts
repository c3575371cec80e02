import { readFile } from 'node:fs/promises';
import type { HostingConfig } from '#scripts/vite/hostingConfig.ts';
import type { Environment } from '#src/env.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

export const builtConfigFile = '.vite/firebase.json';

export async function builtFirebaseConfig(environment: Environment): Promise<string> {
  const config = JSON.parse(await readFile('firebase.json', 'utf8')) as { hosting: HostingConfig };
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) =>
      key === 'Content-Security-Policy'
        ? { key, value: contentSecurityPolicy(value, environment) }
        : { key, value },
    ),
  }));
  return JSON.stringify({ ...config, hosting: { ...config.hosting, headers } }, null, 2);
}
