import type { FieldPath } from '#emulator/engine/values/fieldPath.ts';
import type { Fields, Value } from '#emulator/engine/values/value.ts';

export type Transform = { field: FieldPath } & (
  | { kind: 'serverTime' }
  | { kind: 'increment' | 'maximum' | 'minimum'; operand: Value }
  | { kind: 'append' | 'remove'; elements: Value[] }
);

export type Precondition = { exists: boolean } | { updateTime: string };

/** One validated write of a commit. With `mask` null, it replaces the whole document. */
export type Write = { name: string; precondition: Precondition | null } & (
  | { kind: 'set'; fields: Fields; mask: FieldPath[] | null; transforms: Transform[] }
  | { kind: 'delete' }
  | { kind: 'verify' }
);
