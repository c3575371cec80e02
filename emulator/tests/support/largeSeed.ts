import type { Seed } from '#emulator/seed.ts';

/** More documents than fit in one commit, and an account. */
export const largeSeed: Seed = {
  documents: Array.from({ length: 1000 }, (_, n) => ({ path: `a/${n}`, fields: { n } })),
  users: [{ email: 'a@b.example', password: 'secret1' }],
};
