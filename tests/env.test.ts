import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isDetachedDemo, readEnvironment } from '#src/env.ts';
import { projectVariables } from '#tests/support/records/projectVariables.ts';

const project = { ...projectVariables, VITE_FIREBASE_STORAGE_BUCKET: 'agency.appspot.com' };
const required = Object.keys(projectVariables);
const ports = { VITE_FIRESTORE_EMULATOR_PORT: '8080', VITE_AUTH_EMULATOR_PORT: '9099' };
const embedded = { firebase: null, suite: null, measurementId: null, appCheckKey: null };

describe('the environment', () => {
  it.each([
    { of: 'nothing', variables: {} },
    { of: 'empty values', variables: { ...emptied(project), ...emptied(ports), VITE_APP_CHECK_KEY: '' } },
    { of: 'blanks', variables: { VITE_FIREBASE_API_KEY: '  ' } },
    { of: 'values that aren’t strings', variables: { VITE_FIREBASE_API_KEY: 7, VITE_FIREBASE_APP_ID: true } },
    { of: 'an App Check key alone', variables: { VITE_APP_CHECK_KEY: 'site-key' } },
  ])('with $of uses the embedded Firebase, without App Check', ({ variables }) => {
    expect(readEnvironment(variables)).toEqual(embedded);
  });

  it('with all values uses that project, trimmed; measurement ID and bucket are optional', () => {
    const { firebase, suite, appCheckKey } = readEnvironment({ ...project, VITE_FIREBASE_API_KEY: ' key\n' });
    expect(firebase).toEqual({
      apiKey: 'key',
      authDomain: 'agency.firebaseapp.com',
      projectId: 'agency',
      storageBucket: 'agency.appspot.com',
      messagingSenderId: '1',
      appId: '1:1:web:1',
      measurementId: '',
    });
    expect([suite, appCheckKey]).toEqual([null, null]);
    const measured = readEnvironment({ ...project, VITE_FIREBASE_MEASUREMENT_ID: 'G-1' });
    expect([measured.firebase?.measurementId, measured.measurementId]).toEqual(['G-1', 'G-1']);
    expect(readEnvironment(projectVariables).firebase?.storageBucket).toBe('');
  });

  it('with only a measurement ID adds analytics to the embedded Firebase', () => {
    expect(readEnvironment({ VITE_FIREBASE_MEASUREMENT_ID: 'G-1' })).toEqual({
      ...embedded,
      measurementId: 'G-1',
    });
  });

  it('with a project and its key turns App Check on', () => {
    expect(readEnvironment({ ...project, VITE_APP_CHECK_KEY: 'site-key' }).appCheckKey).toBe('site-key');
  });

  it.each(required)('is refused without %s, with an error that names it', (name) => {
    const { [name as keyof typeof project]: _, ...rest } = project;
    expect(() => readEnvironment(rest)).toThrow(`Missing: ${name}. Set them in .env`);
  });

  it('with only one value is refused, with an error that names all others', () => {
    const { VITE_FIREBASE_APP_ID } = project;
    const others = required.filter((name) => name !== 'VITE_FIREBASE_APP_ID');
    expect(() => readEnvironment({ VITE_FIREBASE_APP_ID })).toThrow(`Missing: ${others.join(', ')}.`);
  });

  it('with two ports uses the official emulators there, with Storage if its port is set too', () => {
    const suite = { firestorePort: 8080, authPort: 9099 };
    expect(readEnvironment(ports).suite).toEqual({ ...suite, storagePort: null });
    const withStorage = { ...ports, VITE_STORAGE_EMULATOR_PORT: '9199' };
    expect(readEnvironment(withStorage).suite).toEqual({ ...suite, storagePort: 9199 });
  });

  it.each(['', '0', '65536', '80.5', 'http', '-1'])(
    'refuses "%s" as a port, with an error that names the variable',
    (port) => {
      expect(() => readEnvironment({ ...ports, VITE_AUTH_EMULATOR_PORT: port })).toThrow(
        `VITE_AUTH_EMULATOR_PORT must be a port number between 1 and 65535, got "${port}".`,
      );
    },
  );
});

it.each([
  ['localhost', {}, false],
  ['127.0.0.1', {}, false],
  ['agency.example', {}, true],
  ['agency.example', ports, false],
  ['agency.example', project, false],
])('a build at %s with %o has no database: %s', (hostname, variables, expected) => {
  expect(isDetachedDemo(readEnvironment(variables), hostname)).toBe(expected);
});

it('every variable that the code reads is in .env.example', () => {
  const sources = [
    'src/env.ts',
    'emulator/cli.ts',
    'emulator/tests/support/chromium.ts',
    'functions/settings.ts',
    ...scripts(),
  ];
  const names = sources.flatMap((file) => readFileSync(file, 'utf8').match(asked) ?? []);
  const documented = readFileSync('.env.example', 'utf8');
  expect(new Set(names).size).toBeGreaterThan(12);
  expect(names.filter((name) => !documented.includes(name))).toEqual([]);
});

/** Names like those of our variables, which begin with one of these prefixes. */
const asked =
  /\b(?:VITE|LOCAL|FIREBASE|FIRESTORE|GOOGLE|CHROMIUM|INQUIRY|SMTP|PUBLISH|HOSTING|SCHEDULED|FUNCTIONS)_[A-Z_]*[A-Z]\b/g;

function scripts(): string[] {
  return readdirSync('scripts', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `scripts/${file}`);
}

function emptied(variables: object): Record<string, string> {
  return Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
}
