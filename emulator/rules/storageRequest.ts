import type { Operation } from '#emulator/rules/syntax/syntaxTree.ts';
import { Path, type RulesMap, type RulesValue } from '#emulator/rules/values/values.ts';
import { type Auth, requestOf } from './request.ts';

/** An operation on a file; for `list`, the name is the listed prefix. `time` is RFC 3339. */
export type StorageRequest = {
  method: Operation;
  bucket: string;
  name: string;
  auth: Auth;
  time: string;
  before: RulesMap | null;
  after: RulesMap | null;
};

export function storageVariables(request: StorageRequest): RulesMap {
  const own: [string, RulesValue][] = [
    ['path', storagePath(request.bucket, request.name)],
    ['resource', request.after],
  ];
  return new Map<string, RulesValue>([
    ['request', requestOf(request.method, request, own)],
    ['resource', request.before],
  ]);
}

export function storagePath(bucket: string, name: string): Path {
  return new Path(['b', bucket, 'o', ...name.split('/')]);
}
