/** Of `.env`, as `npm run deploy` hands them to the functions. Passwords are not among them. */
export type FunctionSettings = {
  mail: { to: string; from: string; host: string; port: number; user: string } | null;
  /** `api` is GitHub's, or that of a GitHub Enterprise server. */
  publishing: { repository: string; api: string } | null;
  region: string;
};

/** What each function needs; secrets are set by `firebase functions:secrets:set`. */
export const secretNames = { smtpPassword: 'SMTP_PASSWORD', gitHubToken: 'GITHUB_TOKEN' } as const;

const names = {
  to: 'INQUIRY_EMAIL',
  from: 'SMTP_FROM',
  host: 'SMTP_HOST',
  port: 'SMTP_PORT',
  user: 'SMTP_USER',
  repository: 'PUBLISH_REPOSITORY',
  api: 'PUBLISH_API',
  scheduling: 'SCHEDULED_POSTS',
  region: 'FUNCTIONS_REGION',
} as const;

export const settingNames: readonly string[] = Object.values(names);

/** `null` where nothing asks for functions. @throws Error naming what is missing or malformed */
export function readSettings(source: Readonly<Record<string, string | undefined>>): FunctionSettings | null {
  const value: Value = (name) => source[names[name]]?.trim() ?? '';
  const mail = readMail(value);
  const publishing = readPublishing(value);
  if (mail === null && publishing === null && value('scheduling') !== 'true') return null;
  return { mail, publishing, region: value('region') || 'us-central1' };
}

/** What the functions could do beside what `settings` ask for, with the variable that asks for it. */
export function notConfigured(settings: FunctionSettings | null): string[] {
  return [
    ...(settings?.mail ? [] : [`email on inquiries (${names.to})`]),
    ...(settings?.publishing ? [] : [`a build on each change (${names.repository})`]),
    ...(settings ? [] : [`scheduled posts (${names.scheduling})`]),
  ];
}

type Value = (name: keyof typeof names) => string;

function readPublishing(value: Value): FunctionSettings['publishing'] {
  const repository = value('repository');
  if (!repository) return null;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new Error(`${names.repository} must be owner/name, got "${repository}".`);
  }
  return { repository, api: value('api') || 'https://api.github.com' };
}

function readMail(value: Value): FunctionSettings['mail'] {
  const [to, host, user] = [value('to'), value('host'), value('user')];
  if (!to && !host && !user) return null;
  const missing = (['to', 'host', 'user'] as const).filter((name) => !value(name));
  if (missing.length > 0) {
    const list = missing.map((name) => names[name]).join(', ');
    throw new Error(`Email on inquiries is only half configured. Missing: ${list}.`);
  }
  const port = Number(value('port') || 465);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${names.port} must be a port number, got "${value('port')}".`);
  }
  const from = value('from') || user;
  if (!from.includes('@'))
    throw new Error(`${names.from} must be the sender's address: ${names.user} is none.`);
  return { to, host, user, port, from };
}
