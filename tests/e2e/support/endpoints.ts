/** Firebase's endpoints, as patterns for `page.route`. */
export const endpoints = {
  /** Reads from the database once. */
  query: '**/documents:runQuery*',
  listen: '**/google.firestore.v1.Firestore/Listen/**',
  count: '**/documents:runAggregationQuery*',
  commit: '**/documents:commit*',
  lookUpAccount: '**/accounts:lookup**',
  signIn: '**/accounts:signInWithPassword**',
  resetPassword: '**/accounts:sendOobCode**',
  renewSignIn: '**/securetoken.googleapis.com/**',
  /** An upload to file storage, started or resumed. */
  upload: '**/v0/b/*/o?name=*',
} as const;
