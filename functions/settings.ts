/** An account on a mail server, the sender and the recipient. */
export type MailSettings = { host: string; port: number; user: string; from: string; to: string };

/** Settings from `.env`, which `npm run deploy` passes to the functions. Passwords are secrets. */
type FunctionSettings = {
  mail: MailSettings | null;
  isPublishing: boolean;
  /** Empty for the project's first site. */
  hostingSite: string;
  /** On if any function is configured. */
  isScheduling: boolean;
  region: string;
};

const names = {
  to: 'INQUIRY_EMAIL',
  from: 'SMTP_FROM',
  host: 'SMTP_HOST',
  port: 'SMTP_PORT',
  user: 'SMTP_USER',
  publishing: 'PUBLISH_POSTS',
  hostingSite: 'HOSTING_SITE',
  scheduling: 'SCHEDULED_POSTS',
  region: 'FUNCTIONS_REGION',
} as const;

export const settingNames: readonly string[] = Object.values(names);

/** @throws Error naming what is missing or malformed */
export function readSettings(source: Readonly<Record<string, string | undefined>>): FunctionSettings {
  const value: Value = (name) => source[names[name]]?.trim() ?? '';
  const mail = readMail(value);
  const isPublishing = value('publishing') === 'true';
  const isScheduling = mail !== null || isPublishing || value('scheduling') === 'true';
  return {
    mail,
    isPublishing,
    hostingSite: value('hostingSite'),
    isScheduling,
    region: value('region') || 'us-central1',
  };
}

/** Also for the publishing workflow, which deploys no functions itself: `HAS_FUNCTIONS` tells it that some are deployed. */
export function areFunctionsDeployed(source: Readonly<Record<string, string | undefined>>): boolean {
  return readSettings(source).isScheduling || source.HAS_FUNCTIONS === 'true';
}

/** The functions that are not configured, each with the variable that enables it. */
export function notConfigured({ mail, isPublishing, isScheduling }: FunctionSettings): string[] {
  return [
    ...(mail ? [] : [`email notifications (${names.to})`]),
    ...(isPublishing ? [] : [`publishing within seconds (${names.publishing})`]),
    ...(isScheduling ? [] : [`scheduled posts (${names.scheduling})`]),
  ];
}

type Value = (name: keyof typeof names) => string;

function readMail(value: Value): MailSettings | null {
  const [to, host, user] = [value('to'), value('host'), value('user')];
  if (!to && !host && !user) return null;
  const missing = (['to', 'host', 'user'] as const).filter((name) => !value(name));
  if (missing.length > 0) {
    const list = missing.map((name) => names[name]).join(', ');
    throw new Error(`The email configuration is incomplete. Missing: ${list}.`);
  }
  const port = Number(value('port') || 465);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${names.port} must be a port number, got "${value('port')}".`);
  }
  const from = value('from') || user;
  if (!from.includes('@'))
    throw new Error(`Set ${names.from} to the sender's email address, because ${names.user} isn't one.`);
  return { to, host, user, port, from };
}
