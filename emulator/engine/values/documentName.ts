import { invalid } from '#emulator/engine/firestoreError.ts';

/** The parts of a document name; `path` has the segments after `documents`, an even number of them. */
type DocumentName = { database: string; path: string[] };

const ROOT = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/s;
const RESERVED = /^__.*__$/s;
const NUMERIC_ID = /^__id(-?\d{1,19})__$/;
const LONE_SURROGATE = /\p{Surrogate}/u;
const MAX_BYTES = 1500;
const MAX_SEGMENTS = 100 * 2;

export function parseDocumentName(name: unknown): DocumentName {
  const parsed = parseResourceName(name);
  if (parsed.path.length === 0 || parsed.path.length % 2 === 1) {
    throw invalid(`Document name "${shortened(name)}" lacks a collection id or a document id.`);
  }
  return parsed;
}

export function parseParent(name: unknown): DocumentName {
  const parsed = parseResourceName(name);
  if (parsed.path.length % 2 === 1)
    throw invalid(`Parent "${shortened(name)}" is a collection, not a document.`);
  return parsed;
}

export function checkId(id: unknown, what: string): asserts id is string {
  if (typeof id !== 'string' || id === '' || id === '.' || id === '..' || id.includes('/')) {
    throw invalid(`${what} "${shortened(id)}" is not a valid id.`);
  }
  if (LONE_SURROGATE.test(id)) throw invalid(`${what} is not valid UTF-8.`);
  if (RESERVED.test(id) && !isNumericId(id)) throw invalid(`${what} "${shortened(id)}" is reserved.`);
  if (Buffer.byteLength(id) > MAX_BYTES) throw invalid(`${what} is longer than 1500 bytes.`);
}

/** Ids of imported Datastore entities are 64-bit numbers. */
function isNumericId(id: string): boolean {
  const digits = NUMERIC_ID.exec(id)?.[1];
  return digits !== undefined && BigInt.asIntN(64, BigInt(digits)) === BigInt(digits);
}

export function pathOf(documentName: string): string[] {
  return documentName.split('/').slice(5);
}

export function collectionOf(documentName: string): string {
  return documentName.slice(0, documentName.lastIndexOf('/'));
}

export function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

export function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : typeof value;
  return text.length > 200 ? `${text.slice(0, 200)}...` : text;
}

function parseResourceName(name: unknown): DocumentName {
  const [, database, below] = (typeof name === 'string' && ROOT.exec(name)) || [];
  if (database === undefined) {
    throw invalid(`"${shortened(name)}" is not of the form projects/P/databases/D/documents/...`);
  }
  if (below === undefined) return { database, path: [] };
  const path = below.split('/', MAX_SEGMENTS + 1);
  if (path.length > MAX_SEGMENTS) throw invalid('A document name has more than 100 levels.');
  for (const segment of path) checkId(segment, 'Name segment');
  return { database, path };
}
