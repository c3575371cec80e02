/**
 * What the browser logs on a slow machine, when it skips the transition between two documents, and when two writes collide:
 * Firestore's SDK retries the later one.
 */
export const harmlessMessages =
  /was preloaded using link preload but not used within a few seconds|^page error: Transition was skipped$|status of 409 \(Conflict\)|RPC 'Commit' .*"code":"aborted"/;
