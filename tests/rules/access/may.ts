import type { People, Persona, Verdict } from '#tests/rules/persona.ts';

type Who = keyof People;

/** One operation, and who may do it. */
export type Access = { title: string; allowed: readonly Who[]; ask(who: Persona): Promise<Verdict> };

export const anyone = ['visitor', 'member', 'admin'] as const;
export const adminOnly = ['admin'] as const;
export const nobody = [] as const;

export function may(allowed: readonly Who[], title: string, ask: Access['ask']): Access {
  return { allowed, title, ask };
}
