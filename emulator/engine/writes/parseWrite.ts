import { FirestoreError, invalid } from '#emulator/engine/firestoreError.ts';
import { parseDocumentName, shortened } from '#emulator/engine/values/documentName.ts';
import {
  type FieldPath,
  formatFieldPath,
  isNamePath,
  parseFieldPath,
} from '#emulator/engine/values/fieldPath.ts';
import { parseFields, parseValue } from '#emulator/engine/values/parseValue.ts';
import { formatTimestamp, parseTimestamp } from '#emulator/engine/values/timestamp.ts';
import type { Value } from '#emulator/engine/values/value.ts';
import { asEnum, asList, asObject, asText, own, type WireObject } from '#emulator/engine/values/wire.ts';
import type { Precondition, Transform, Write } from './write.ts';

const MAX_TRANSFORMS = 500;
const MAX_DEPTH = 20;
const MAX_PATH_BYTES = 1500;

export function parseWrites(input: unknown, database: string): Write[] {
  const writes = asList(input, 'writes').map((write) => parseWrite(asObject(write, 'A write'), database));
  checkVerified(writes);
  return writes;
}

/** A commit may verify a document only once, and may not also write it. */
function checkVerified(writes: Write[]): void {
  const earlier = new Map<string, Write['kind']>();
  for (const { kind, name } of writes) {
    const before = earlier.get(name);
    if (before === 'verify' && kind === 'verify')
      throw invalid('the same document cannot be verified more than once in a single request');
    if (before === 'verify')
      throw invalid('the same document cannot be verified and then written in a single request');
    if (before !== undefined && kind === 'verify')
      throw invalid('the same document cannot be written and then verified in a single request');
    earlier.set(name, kind);
  }
}

function parseWrite(write: WireObject, database: string): Write {
  const kinds = ['update', 'delete', 'verify', 'transform'].filter((kind) => own(write, kind) !== undefined);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1)
    throw invalid('A write must be one of update, delete and verify.');
  if (kind === 'transform') {
    throw new FirestoreError(
      'UNIMPLEMENTED',
      'The old transform write is not supported: use updateTransforms.',
    );
  }
  const precondition = parsePrecondition(own(write, 'currentDocument'));
  if (kind === 'update') return parseSet(write, precondition, database);
  if (own(write, 'updateMask') || asList(own(write, 'updateTransforms'), 'updateTransforms').length > 0) {
    throw invalid(`A ${kind} can't have updateMask or updateTransforms.`);
  }
  if (kind === 'verify' && precondition === null) throw invalid('a verify must contain a precondition');
  return {
    kind: kind === 'delete' ? 'delete' : 'verify',
    name: nameIn(own(write, kind), database),
    precondition,
  };
}

function parseSet(write: WireObject, precondition: Precondition | null, database: string): Write {
  const document = asObject(own(write, 'update'), 'update');
  const transforms = asList(own(write, 'updateTransforms'), 'updateTransforms');
  if (transforms.length > MAX_TRANSFORMS)
    throw invalid(`A write can have at most ${MAX_TRANSFORMS} transforms.`);
  const parsed = transforms.map((transform) => parseTransform(asObject(transform, 'A transform')));
  checkNestedTransforms(parsed);
  return {
    kind: 'set',
    name: nameIn(own(document, 'name'), database),
    fields: parseFields(own(document, 'fields')),
    mask: parseMask(own(write, 'updateMask')),
    transforms: parsed,
    precondition,
  };
}

function checkNestedTransforms(transforms: Transform[]): void {
  for (const { field: outer } of transforms) {
    const isInside = ({ field }: Transform) =>
      field.length > outer.length && outer.every((name, index) => field[index] === name);
    if (!transforms.some(isInside)) continue;
    throw invalid(
      `Cannot transform property ${formatFieldPath(outer)} and its nested property at the same time.`,
    );
  }
}

function nameIn(input: unknown, database: string): string {
  const name = asText(input, 'A document name');
  if (parseDocumentName(name).database !== database) {
    throw invalid(`Document "${shortened(name)}" is not in the database "${shortened(database)}".`);
  }
  return name;
}

function parsePrecondition(input: unknown): Precondition | null {
  if (input === undefined || input === null) return null;
  const object = asObject(input, 'currentDocument');
  const exists = own(object, 'exists');
  const updateTime = own(object, 'updateTime');
  if (exists === undefined && updateTime === undefined) return null;
  if (updateTime === undefined && typeof exists === 'boolean') return { exists };
  const time = exists === undefined && typeof updateTime === 'string' ? parseTimestamp(updateTime) : null;
  if (time === null) throw invalid('currentDocument must have either exists or updateTime.');
  return { updateTime: formatTimestamp(time) };
}

function parseMask(input: unknown): FieldPath[] | null {
  if (input === undefined || input === null) return null;
  return asList(own(asObject(input, 'updateMask'), 'fieldPaths'), 'fieldPaths').map(writablePath);
}

function parseTransform(transform: WireObject): Transform {
  const field = writablePath(own(transform, 'fieldPath'));
  const [kind, ...others] = Object.keys(transform).filter((key) => key !== 'fieldPath');
  if (kind === undefined || others.length > 0) throw invalid('A transform must do exactly one thing.');
  const operand = own(transform, kind);
  switch (kind) {
    case 'setToServerValue':
      asEnum(operand, ['REQUEST_TIME'], 'setToServerValue');
      return { field, kind: 'serverTime' };
    case 'increment':
    case 'maximum':
    case 'minimum':
      return { field, kind, operand: parseNumber(operand, kind) };
    case 'appendMissingElements':
      return { field, kind: 'append', elements: parseElements(operand) };
    case 'removeAllFromArray':
      return { field, kind: 'remove', elements: parseElements(operand) };
    default:
      throw invalid(`Unknown transform "${shortened(kind)}".`);
  }
}

function writablePath(input: unknown): FieldPath {
  const path = parseFieldPath(input);
  if (isNamePath(path) || path.some((name) => /^__[\s\S]*__$/.test(name))) {
    throw invalid(`The field "${shortened(input)}" is reserved.`);
  }
  if (path.length > MAX_DEPTH) throw invalid('A field is nested more than 20 levels deep.');
  if (Buffer.byteLength(path.join('.')) > MAX_PATH_BYTES)
    throw invalid('property path is longer than 1500 bytes.');
  return path;
}

function parseNumber(operand: unknown, kind: string): Value {
  const value = parseValue(operand);
  if ('integerValue' in value || 'doubleValue' in value) return value;
  throw invalid(`${kind} needs a number.`);
}

function parseElements(operand: unknown): Value[] {
  const list = parseValue({ arrayValue: operand });
  return 'arrayValue' in list ? (list.arrayValue.values ?? []) : [];
}
