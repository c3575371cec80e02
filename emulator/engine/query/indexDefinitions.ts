import { formatFieldPath, parseFieldPath } from '#emulator/engine/values/fieldPath.ts';
import { asList, asObject, asOneOf, asText, own, type WireObject } from '#emulator/engine/values/wire.ts';

export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type IndexField = { fieldPath: string; mode: 'ASCENDING' | 'DESCENDING' | 'CONTAINS' };
type CompositeIndex = { collectionGroup: string; scope: IndexScope; fields: IndexField[] };
type FieldOverride = {
  collectionGroup: string;
  fieldPath: string;
  indexes: { scope: IndexScope; mode: IndexField['mode'] }[];
};

export type IndexDefinitions = { indexes: CompositeIndex[]; fieldOverrides: FieldOverride[] };

export function parseIndexDefinitions(text: string): IndexDefinitions {
  const file = asObject(JSON.parse(text), 'The file');
  return {
    indexes: asList(own(file, 'indexes'), 'indexes').map((index) => parseIndex(asObject(index, 'An index'))),
    fieldOverrides: asList(own(file, 'fieldOverrides'), 'fieldOverrides').map((override) =>
      parseOverride(asObject(override, 'A field override')),
    ),
  };
}

function parseIndex(index: WireObject): CompositeIndex {
  return {
    collectionGroup: asText(own(index, 'collectionGroup'), 'collectionGroup'),
    scope: parseScope(index),
    fields: asList(own(index, 'fields'), 'fields').map((input) => {
      const field = asObject(input, 'A field');
      return { fieldPath: canonicalPath(field), mode: parseMode(field) };
    }),
  };
}

function parseOverride(override: WireObject): FieldOverride {
  return {
    collectionGroup: asText(own(override, 'collectionGroup'), 'collectionGroup'),
    fieldPath: canonicalPath(override),
    indexes: asList(own(override, 'indexes'), 'indexes').map((input) => {
      const index = asObject(input, 'An index');
      return { scope: parseScope(index), mode: parseMode(index) };
    }),
  };
}

function canonicalPath(object: WireObject): string {
  return formatFieldPath(parseFieldPath(own(object, 'fieldPath')));
}

function parseScope(object: WireObject): IndexScope {
  return asOneOf(own(object, 'queryScope') ?? 'COLLECTION', ['COLLECTION', 'COLLECTION_GROUP'], 'queryScope');
}

function parseMode(object: WireObject): IndexField['mode'] {
  const array = own(object, 'arrayConfig');
  if (array !== undefined) return asOneOf(array, ['CONTAINS'], 'arrayConfig');
  return asOneOf(own(object, 'order'), ['ASCENDING', 'DESCENDING'], 'order');
}
