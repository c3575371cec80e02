import { FUNCTIONS } from '#emulator/rules/values/functions.ts';
import { mismatch } from '#emulator/rules/values/types.ts';
import { Path, type RulesValue } from '#emulator/rules/values/values.ts';
import type { Evaluation } from './environment.ts';
import { EvaluationError } from './evaluationError.ts';

export function callBuiltIn(name: string, values: RulesValue[], evaluation: Evaluation): RulesValue {
  const builtIn = FUNCTIONS.get(name);
  if (builtIn !== undefined) return builtIn(...values);
  const [path = null] = values;
  if (!(path instanceof Path)) return mismatch('path', path);
  const document = evaluation.readDocument(path, name.endsWith('After'));
  if (name.startsWith('exists')) return document !== null;
  if (document === null) throw new EvaluationError(`${path} does not exist.`);
  return document;
}
