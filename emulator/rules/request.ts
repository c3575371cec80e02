import type { ParsedQuery } from '#emulator/engine/query/query.ts';
import type { Fields } from '#emulator/engine/values/value.ts';
import { fromFields, fromJson, fromTime } from '#emulator/rules/values/conversion.ts';
import { FieldSymbol, Path, type RulesMap, type RulesValue } from '#emulator/rules/values/values.ts';

export type Database = { project: string; database: string };

export type Auth = { uid: string; token: Record<string, unknown> } | null;

/** Common to every request; `read` returns the current data, bypassing the rules. */
export type RequestContext = {
  database: Database;
  auth: Auth;
  /** RFC 3339. For writes it is the commit time, so that it equals server timestamps. */
  time: string;
  read(path: string[]): Fields | null;
};

export type RulesRequest = RequestContext & {
  method: 'get' | 'create' | 'update' | 'delete';
  path: string[];
  before: { fields: Fields } | null;
  /** The fields after the write and its transforms; null for a read or a deletion. */
  after: Fields | null;
  readAfter(path: string[]): Fields | null;
};

export type ListRequest = RequestContext & { query: ParsedQuery };

export function documentVariables(request: RulesRequest): RulesMap {
  const path = documentPath(request.database, request.path);
  const shared: [string, RulesValue][] = [['path', path]];
  if (request.method !== 'get')
    shared.push(['resource', request.after === null ? null : documentOf(path, request.after)]);
  return new Map<string, RulesValue>([
    ['request', requestOf(request.method, request, shared)],
    ['resource', request.before === null ? null : documentOf(path, request.before.fields)],
  ]);
}

export function listVariables(request: ListRequest, resource: RulesMap): RulesMap {
  const { limit, offset, orderBy } = request.query;
  const orders = orderBy.filter(({ field }) => field[0] !== '__name__');
  const query = new Map<string, RulesValue>([
    ['limit', limit === null ? null : BigInt(limit)],
    ['offset', BigInt(offset)],
    [
      'orderBy',
      new Map(
        orders.map(({ field, direction }) => [field.join('.'), direction === 'ASCENDING' ? 'ASC' : 'DESC']),
      ),
    ],
  ]);
  const own: [string, RulesValue][] = [
    ['path', new FieldSymbol('request.path', [])],
    ['query', query],
  ];
  return new Map<string, RulesValue>([
    ['request', requestOf('list', request, own)],
    ['resource', resource],
  ]);
}

export function documentOf(path: Path, fields: Fields): RulesMap {
  return new Map<string, RulesValue>([
    ['data', fromFields(fields)],
    ['id', path.segments.at(-1) ?? null],
    ['__name__', path],
  ]);
}

export function documentPath({ database }: Database, segments: string[]): Path {
  return new Path(['databases', database, 'documents', ...segments]);
}

export function requestOf(
  method: string,
  { auth, time }: Pick<RequestContext, 'auth' | 'time'>,
  own: [string, RulesValue][],
): RulesMap {
  return new Map<string, RulesValue>([
    [
      'auth',
      auth === null
        ? null
        : new Map<string, RulesValue>([
            ['uid', auth.uid],
            ['token', fromJson(auth.token)],
          ]),
    ],
    ['method', method],
    ['time', fromTime(time)],
    ...own,
  ]);
}
