import type { Seed } from '#emulator/seed.ts';

/** More documents than one commit takes, and an account. */
export const largeSeed: Seed = {
  documents: Array.from({ length: 1000 }, (_, n) => ({ path: `a/${n}`, fields: { n } })),
  users: [{ email: 'a@b.example', password: 'secret1' }],
};
