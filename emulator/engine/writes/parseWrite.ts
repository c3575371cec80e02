import { FirestoreError, invalid } from '#emulator/engine/firestoreError.ts';
import { parseDocumentName, shortened } from '#emulator/engine/values/documentName.ts';
import { type FieldPath, isNamePath, parseFieldPath } from '#emulator/engine/values/fieldPath.ts';
import { parseFields, parseValue } from '#emulator/engine/values/parseValue.ts';
import { formatTimestamp, parseTimestamp } from '#emulator/engine/values/timestamp.ts';
import type { Value } from '#emulator/engine/values/value.ts';
import { asList, asObject, asOneOf, asText, own, type WireObject } from '#emulator/engine/values/wire.ts';
import type { Precondition, Transform, Write } from './write.ts';

const MAX_TRANSFORMS = 500;
const MAX_DEPTH = 20;

export function parseWrites(input: unknown, database: string): Write[] {
  return asList(input, 'writes').map((write) => parseWrite(asObject(write, 'A write'), database));
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
    throw invalid(`A ${kind} has neither updateMask nor updateTransforms.`);
  }
  return {
    kind: kind === 'delete' ? 'delete' : 'verify',
    name: nameIn(own(write, kind), database),
    precondition,
  };
}

function parseSet(write: WireObject, precondition: Precondition | null, database: string): Write {
  const document = asObject(own(write, 'update'), 'update');
  const transforms = asList(own(write, 'updateTransforms'), 'updateTransforms');
  if (transforms.length > MAX_TRANSFORMS) throw invalid(`A write has at most ${MAX_TRANSFORMS} transforms.`);
  return {
    kind: 'set',
    name: nameIn(own(document, 'name'), database),
    fields: parseFields(own(document, 'fields')),
    mask: parseMask(own(write, 'updateMask')),
    transforms: transforms.map((transform) => parseTransform(asObject(transform, 'A transform'))),
    precondition,
  };
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
      asOneOf(operand, ['REQUEST_TIME'], 'setToServerValue');
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
