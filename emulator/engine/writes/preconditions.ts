import { FirestoreError, invalid } from '#emulator/engine/firestoreError.ts';
import type { StoredDocument } from '#emulator/engine/values/document.ts';
import type { Precondition, Write } from './write.ts';

type Mutation = 'insert' | 'update' | 'upsert' | 'delete';

/**
 * Throws for contradictions within a commit first (INVALID_ARGUMENT, with Google's messages), then for failed
 * preconditions.
 */
export function checkPreconditions(writes: Write[], previousDocuments: (StoredDocument | null)[]): void {
  checkContradictions(writes);
  for (const [index, write] of writes.entries()) checkPrecondition(write, previousDocuments[index] ?? null);
}

export function requiresDocument(precondition: Precondition | null): boolean {
  return precondition !== null && (!('exists' in precondition) || precondition.exists);
}

function checkContradictions(writes: Write[]): void {
  const earlier = new Map<string, Mutation>();
  for (const write of writes) {
    if (write.kind === 'verify') continue;
    const before = earlier.get(write.name);
    const next = mutationOf(write);
    if (before !== undefined && contradicts(before, next, write.precondition))
      throw invalid(`Cannot ${before} then ${next} an entity in the same request.`);
    earlier.set(write.name, next === 'update' && before !== undefined ? before : next);
  }
}

function mutationOf({ kind, precondition }: Write): Mutation {
  if (kind === 'delete') return 'delete';
  if (precondition === null) return 'upsert';
  return requiresDocument(precondition) ? 'update' : 'insert';
}

function contradicts(before: Mutation, next: Mutation, precondition: Precondition | null): boolean {
  if (before === 'delete') return next === 'update' && precondition !== null && 'exists' in precondition;
  return precondition !== null && !requiresDocument(precondition);
}

function checkPrecondition({ name, precondition }: Write, before: StoredDocument | null): void {
  if (precondition === null) return;
  if ('updateTime' in precondition) {
    if (before?.updateTime === precondition.updateTime) return;
    throw new FirestoreError('FAILED_PRECONDITION', `Document "${name}" has changed since it was read.`);
  }
  if (precondition.exists && before === null)
    throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  if (!precondition.exists && before !== null)
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
}
