import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Program, startProgram } from './program.ts';

const debianPackage = 'google-cloud-cli-firestore-emulator';
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const oldestJava = 11;

const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java';

type OfficialFirestore = { jar: string; java: string };

/** The official Firestore emulator and the `java` that runs it, or one line saying what is missing and how to install it. */
export function findOfficialFirestore(): OfficialFirestore | string {
  const jar = findJar();
  if (jar === null) {
    return `The official Firestore emulator is missing: run "npm run firebase -- setup:emulators:firestore", or apt-get install ${debianPackage} from Google's package archive, or set FIRESTORE_EMULATOR_JAR to its jar.`;
  }
  const version = javaVersion();
  if (version >= oldestJava) return { jar, java };
  const found = Number.isNaN(version) ? 'not found' : `found ${version}`;
  return `Java for the official Firestore emulator is missing (${found}): apt-get install openjdk-17-jre-headless.`;
}

/**
 * Starts the official Firestore emulator without documents. Its rules apply to every project without rules of its own.
 * @param functions `host:port` of the official functions emulator, which is notified of writes
 */
export async function startOfficialFirestore(
  port: number,
  rulesFile: string,
  functions?: string,
): Promise<Program> {
  const found = findOfficialFirestore();
  if (typeof found === 'string') throw new Error(found);
  return startProgram({
    command: found.java,
    // By class name, because the Debian package's jar does not name its main class.
    args: [
      ...['-cp', found.jar, mainClass, ...serverOptions(port, rulesFile)],
      ...(functions ? ['--functions_emulator', functions] : []),
    ],
    origin: `http://127.0.0.1:${port}`,
  });
}

/** The major version, `NaN` without Java. */
export function javaVersion(): number {
  return Number(/version "(\d+)/.exec(spawnSync(java, ['-version']).stderr?.toString() ?? '')?.[1]);
}

function serverOptions(port: number, rulesFile: string): string[] {
  return ['start', '--host', '127.0.0.1', '--port', `${port}`, '--rules', rulesFile];
}

function findJar(): string | null {
  const named = process.env.FIRESTORE_EMULATOR_JAR;
  if (named) return existsSync(named) ? named : null;
  return jarOfDebian() ?? jarOfFirebaseTools();
}

function jarOfDebian(): string | null {
  try {
    const files = execFileSync('dpkg', ['-L', debianPackage], { encoding: 'utf8', stdio: 'pipe' }).split(
      '\n',
    );
    return files.find((file) => file.endsWith('/cloud-firestore-emulator.jar') && existsSync(file)) ?? null;
  } catch {
    return null;
  }
}

function jarOfFirebaseTools(): string | null {
  const folder = join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return null;
  const jars = readdirSync(folder).filter((name) => /^cloud-firestore-emulator.*\.jar$/.test(name));
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest ? join(folder, newest) : null;
}
