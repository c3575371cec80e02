import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CommitResult } from '#emulator/engine/values/document.ts';
import type { Backend } from './backend.ts';

/** Handles a request from the SDK; false if the path is not one of Firebase's. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Work that runs without a page: it starts with the backend, receives its commits and stops before it. */
export type Background = (firebase: { handle: Handle }) => {
  /**
   * Called with each commit to the default database once it is on disk, including the background's own but not the
   * seed.
   */
  onCommit(commit: Pick<CommitResult, 'changes' | 'commitTime'>): void;
  stop(): Promise<void>;
};

/** @returns a function that stops it */
export function startBackground(
  background: Background | undefined,
  backend: Backend,
  firebase: { handle: Handle },
): () => Promise<void> {
  if (background === undefined) return async () => undefined;
  const running = background(firebase);
  const { store } = backend.databases.database(backend.auth.projectId, '(default)');
  const leave = store.onCommit((result) => running.onCommit(result));
  return async () => {
    leave();
    await running.stop();
  };
}
