import type { Environment } from '#src/env.ts';
import { storageOrigin } from '#src/features/pictures/pictureUrl.ts';

type Sources = Readonly<Record<string, readonly string[]>>;

/** Analytics sends its data to one host per region. */
const analytics: Sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://www.google-analytics.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
  ],
};

const appCheck: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** For the admin area's uploads and lists. Images may come from anywhere. */
const storage: Sources = { 'connect-src': [storageOrigin] };

/** `policy` allows what every site needs. @throws Error if it lacks a directive that a service widens */
export function contentSecurityPolicy(
  policy: string,
  { firebase, measurementId, appCheckKey }: Pick<Environment, 'firebase' | 'measurementId' | 'appCheckKey'>,
): string {
  const services = [
    ...(firebase?.storageBucket ? [storage] : []),
    ...(measurementId ? [analytics] : []),
    ...(appCheckKey ? [appCheck] : []),
  ];
  return services.flatMap((service) => Object.entries(service)).reduce(withSources, policy);
}

function withSources(policy: string, [name, sources]: [string, readonly string[]]): string {
  const directives = policy.split('; ');
  if (!directives.some((directive) => directive.startsWith(`${name} `))) {
    throw new Error(`The Content-Security-Policy of firebase.json has no ${name} to add to.`);
  }
  return directives
    .map((directive) => (directive.startsWith(`${name} `) ? withAdded(directive, sources) : directive))
    .join('; ');
}

/** Browsers warn about `'none'` next to a source. */
function withAdded(directive: string, sources: readonly string[]): string {
  const parts = directive.split(' ').filter((part) => part !== "'none'");
  return [...parts, ...sources.filter((source) => !parts.includes(source))].join(' ');
}
