import { invalid } from '#emulator/engine/firestoreError.ts';

type RestPath = { project: string; database: string; path: string[]; verb: string | null };

const ADDRESS = /^\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents(.*)$/;
const VERB = /:([A-Za-z]+)$/;

/** Null for any other path. Only POST has verbs: in other requests, a colon is part of the document id. */
export function parseRestPath(method: string, pathname: string): RestPath | null {
  const [, project, database, rest = ''] = ADDRESS.exec(pathname) ?? [];
  if (project === undefined || database === undefined) return null;
  const verb = (method === 'POST' && VERB.exec(rest)?.[1]) || null;
  const below = verb === null ? rest : rest.slice(0, -verb.length - 1);
  if (below !== '' && !below.startsWith('/')) return null;
  return {
    project: decoded(project),
    database: decoded(database),
    path: below === '' ? [] : below.slice(1).split('/').map(decoded),
    verb,
  };
}

function decoded(segment: string): string {
  let text: string;
  try {
    text = decodeURIComponent(segment);
  } catch {
    throw invalid(`Malformed percent-encoding in "${segment}".`);
  }
  if (text.includes('/')) throw invalid(`"${text}" is not a valid id.`);
  return text;
}
