import { expect } from 'vitest';
import { parseQuery } from '#emulator/engine/query/parseQuery.ts';
import type { Fields } from '#emulator/engine/values/value.ts';
import type { Auth, RulesRequest } from '#emulator/rules/request.ts';
import { type Access, Ruleset } from '#emulator/rules/ruleset.ts';
import { RulesSyntaxError } from '#emulator/rules/syntax/source.ts';

export const OPEN = 'service cloud.firestore {';
export const ROOT = 'projects/demo/databases/(default)/documents';
export const SIGNED_IN: Auth = { uid: 'ada', token: { email: 'ada@example.com', admin: true, level: 3 } };

/** Defaults for requests. */
export const CONTEXT = {
  database: { project: 'demo', database: '(default)' },
  auth: null,
  time: '2024-02-29T13:45:30.123456Z',
  read: () => null,
  readAfter: () => null,
};

/** Rules for all documents, optionally preceded by functions. */
export function rulesFor(matches: string, version = 2): Ruleset {
  return Ruleset.parse(`rules_version = '${version}';
service cloud.firestore {
  match /databases/{database}/documents {
    ${matches}
  }
}`);
}

/** Line, column and message of the error for a text. */
export function refusalOf(text: string): string {
  try {
    Ruleset.parse(text);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    expect(error.message.startsWith(`L${error.line}:${error.column} `)).toBe(true);
    return error.message;
  }
}

/** Requests an existing document, by default without fields. */
export function ask(ruleset: Ruleset, request: Partial<RulesRequest> = {}): Access {
  return ruleset.check({
    ...CONTEXT,
    method: 'get',
    path: ['things', 'one'],
    before: { fields: {} },
    after: null,
    ...request,
  });
}

/** The condition's value, or 'error'. */
export function outcomeOf(condition: string, request: Partial<RulesRequest> = {}): boolean | 'error' {
  const access = ask(rulesFor(`match /{path=**} { allow read, write: if ${condition}; }`), request);
  if (access.allowed) return true;
  return access.reason.startsWith('false') ? false : 'error';
}

/** The reason for a denial, or 'allowed'. */
export function reasonOf(access: Access): string {
  return access.allowed ? 'allowed' : access.reason;
}

/** Requests a query, by default of the collection `things`. */
export function askList(
  ruleset: Ruleset,
  query: object,
  request: { parent?: string; auth?: Auth } = {},
): Access {
  const structured = { from: [{ collectionId: 'things' }], ...query };
  const { parent = ROOT, auth = null } = request;
  return ruleset.checkList({ ...CONTEXT, auth, query: parseQuery(parent, structured) });
}

/** Converts plain JavaScript values to stored ones; whole numbers become integers. */
export function fields(values: Record<string, unknown>): Fields {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, stored(value)]));
}

/** Converts one plain value to a stored one. */
export function stored(value: unknown): Fields[string] {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(stored) } };
  return { mapValue: { fields: fields(value as Record<string, unknown>) } };
}
