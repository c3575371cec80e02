import { loadEnv } from 'vite';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { readEnvironment } from '#src/env.ts';
import { runChecks } from './deploymentCheck.ts';
import { type CheckedProject, projectChecks } from './projectChecks.ts';
import { siteChecks } from './siteChecks.ts';

const usage = `Usage: npm run check-deployment -- <url>

Looks at a deployed site and its Firebase project as a visitor and reports anything wrong. Changes nothing. It checks the
project set in .env; for a site on 127.0.0.1 or localhost, its embedded Firebase.`;

const [given = '', ...tooMuch] = process.argv.slice(2);
const url = URL.canParse(given) ? new URL(given) : null;

if (!url?.protocol.startsWith('http') || tooMuch.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await checkDeployment(url).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

async function checkDeployment({ origin, hostname }: URL): Promise<void> {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const project = isLocal ? embedded(origin) : configured();
  const checks = [...siteChecks(origin, isLocal), ...(project ? projectChecks(project, origin) : [])];
  const problems = await runChecks(checks);
  if (!project) console.log('The rules were not checked: no Firebase project is set in .env.');
  console.log(`${checks.length - problems} of ${checks.length} checks passed.`);
  if (problems > 0) process.exitCode = 1;
}

function configured(): CheckedProject | null {
  const { firebase } = readEnvironment(loadEnv('production', process.cwd()));
  return (
    firebase && {
      ...firebase,
      storageBucket: firebase.storageBucket || null,
      firestoreOrigin: 'https://firestore.googleapis.com',
    }
  );
}

function embedded(origin: string): CheckedProject {
  const { projectId } = embeddedProject;
  return { projectId, apiKey: null, storageBucket: null, firestoreOrigin: origin };
}
