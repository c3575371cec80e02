import { ask, type DeploymentCheck } from './deploymentCheck.ts';

/** The Firebase project behind the site, as a visitor reaches it. */
export type CheckedProject = {
  projectId: string;
  /** `null` for the embedded Firebase, which lets anyone sign up, as a new project does. */
  apiKey: string | null;
  /** `null` without Storage. */
  storageBucket: string | null;
  firestoreOrigin: string;
};

const rules = 'Deploy the rules: npm run firebase -- deploy --only firestore';

/** What the rules and the settings of the project must refuse to a visitor. @param origin of the deployed site */
export function projectChecks(project: CheckedProject, origin: string): DeploymentCheck[] {
  const { firestoreOrigin, projectId, storageBucket, apiKey } = project;
  const documents = `${firestoreOrigin}/v1/projects/${projectId}/databases/(default)/documents`;
  const refuses = (what: string, url: string, init?: RequestInit, advice = rules): DeploymentCheck => ({
    what: `a visitor cannot ${what}`,
    findProblem: async () => {
      const { status } = await ask(url, init);
      return status === 403 || status === 401 ? null : `Returned ${status}, expected 403. ${advice}`;
    },
  });
  return [
    { what: 'a visitor can read published posts', findProblem: () => readProblem(documents) },
    ...['contacts', 'deletedContacts', 'drafts', 'pictures', 'versions', 'status', 'mails'].map((name) =>
      refuses(`list ${name}`, `${documents}/${name}?pageSize=1`),
    ),
    refuses('list draft posts', `${documents}/blogs?pageSize=1`),
    refuses('delete a post', `${documents}/blogs/check-deployment`, { method: 'DELETE' }),
    ...(storageBucket
      ? [
          refuses(
            'list uploaded images',
            `https://firebasestorage.googleapis.com/v0/b/${storageBucket}/o?prefix=pictures%2F`,
            {},
            'Deploy the rules: npm run firebase -- deploy --only storage',
          ),
        ]
      : []),
    ...(apiKey
      ? [{ what: 'a visitor cannot create an account', findProblem: () => signUpProblem(apiKey, origin) }]
      : []),
  ];
}

/** Reads the blog list, which needs the database, its rules and an index. */
async function readProblem(documents: string): Promise<string | null> {
  const published = { field: { fieldPath: 'published' }, op: 'EQUAL', value: { booleanValue: true } };
  const response = await ask(`${documents}:runQuery`, {
    method: 'POST',
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'blogs' }],
        where: { fieldFilter: published },
        orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
        limit: 13,
      },
    }),
  });
  if (response.ok) return null;
  const advice = { 400: 'Wait until all indexes are enabled.', 404: 'Create the database (default).' };
  const said = (await response.text()).replace(/\s+/g, ' ').slice(0, 300);
  return `Returned ${response.status}. ${advice[response.status as keyof typeof advice] ?? rules} ${said}`;
}

/** Uses a password too short for any account, so that none is created. */
async function signUpProblem(apiKey: string, origin: string): Promise<string | null> {
  const response = await ask(`https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Referer: `${origin}/` },
    body: JSON.stringify({ email: 'check@deployment.example', password: 'x' }),
  });
  const said = await response.text();
  if (/ADMIN_ONLY_OPERATION|OPERATION_NOT_ALLOWED/.test(said)) return null;
  if (/WEAK_PASSWORD|PASSWORD_DOES_NOT_MEET/.test(said)) {
    return 'Turn "Enable create (sign-up)" off: Authentication > Settings > User actions.';
  }
  return `Not checked: ${said.replace(/\s+/g, ' ').slice(0, 300)}`;
}
