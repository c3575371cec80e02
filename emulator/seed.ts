import { newAccount } from '#emulator/auth/accountFields.ts';
import type { AuthContext } from '#emulator/auth/authContext.ts';
import { checkedClaims } from '#emulator/auth/customClaims.ts';
import { hashPasswordSync } from '#emulator/auth/password.ts';
import type { Fields, Value } from '#emulator/engine/values/value.ts';
import { type Database, documentsRoot } from '#emulator/service/database.ts';

/** A field of a seeded document in plain form; a Date becomes a timestamp and a whole number becomes an integer. */
export type SeedValue =
  | null
  | boolean
  | number
  | string
  | Date
  | readonly SeedValue[]
  | { readonly [field: string]: SeedValue };

export type SeedDocument = { path: string; fields: { readonly [field: string]: SeedValue } };

type SeedUser = {
  email: string;
  password: string;
  displayName?: string;
  customClaims?: Record<string, unknown>;
};

export type Seed = { documents: readonly SeedDocument[]; users: readonly SeedUser[] };

const MAX_COMMIT_WRITES = 500;

/** Writes the seed, bypassing all rules. Leaves accounts with an existing email unchanged. */
export function writeSeed(seed: Seed, database: Database, auth: AuthContext): void {
  for (let start = 0; start < seed.documents.length; start += MAX_COMMIT_WRITES) {
    const writes = seed.documents.slice(start, start + MAX_COMMIT_WRITES).map(({ path, fields }) => ({
      update: { name: `${documentsRoot(database)}/${path}`, fields: toFields(fields) },
    }));
    database.store.apply(database.store.plan(writes, database.now()));
  }
  for (const user of seed.users) writeUser(user, auth);
}

export function toFields(fields: { readonly [field: string]: SeedValue }): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));
}

function toValue(value: SeedValue): Value {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isList(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: toFields(value) } };
}

function isList(value: SeedValue): value is readonly SeedValue[] {
  return Array.isArray(value);
}

function writeUser({ email, password, displayName, customClaims }: SeedUser, auth: AuthContext): void {
  if (auth.accounts.byEmail(email) !== null) return;
  auth.accounts.put({
    ...newAccount(auth, email.toLowerCase()),
    emailVerified: true,
    displayName: displayName ?? null,
    password: hashPasswordSync(password),
    customAttributes: checkedClaims(JSON.stringify(customClaims ?? {})),
  });
}
