/** What the browser logs on a slow machine, and when two writes collide: Firestore's SDK retries the later one. */
export const harmlessMessages =
  /was preloaded using link preload but not used within a few seconds|status of 409 \(Conflict\)|RPC 'Commit' .*"code":"aborted"/;
