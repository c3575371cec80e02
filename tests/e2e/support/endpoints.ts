/** What the browser asks Firebase for, as patterns for `page.route`. */
export const endpoints = {
  /** Listens to the database, or reads from it once. */
  listen: '**/google.firestore.v1.Firestore/Listen/**',
  count: '**/documents:runAggregationQuery*',
  commit: '**/documents:commit*',
  lookUpAccount: '**/accounts:lookup**',
  signIn: '**/accounts:signInWithPassword**',
  renewSignIn: '**/securetoken.googleapis.com/**',
  /** An upload to file storage, started or resumed. */
  upload: '**/v0/b/*/o?name=*',
} as const;
