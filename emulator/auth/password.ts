import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** A salted scrypt hash; both parts are base64. */
export type PasswordHash = { salt: string; hash: string };

const KEY_BYTES = 32;

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  return { salt: salt.toString('base64'), hash: (await derive(password, salt)).toString('base64') };
}

export function hashPasswordSync(password: string): PasswordHash {
  const salt = randomBytes(16);
  const hash = scryptSync(password.normalize('NFKC'), salt, KEY_BYTES);
  return { salt: salt.toString('base64'), hash: hash.toString('base64') };
}

export async function isPassword(password: string, stored: PasswordHash): Promise<boolean> {
  const key = await derive(password, Buffer.from(stored.salt, 'base64'));
  const expected = Buffer.from(stored.hash, 'base64');
  return key.length === expected.length && timingSafeEqual(key, expected);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
