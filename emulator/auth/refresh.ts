import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';
import { createIdToken, readRefreshToken, TOKEN_LIFETIME_SECONDS } from './tokens.ts';

export function refresh(context: AuthContext, body: string): object {
  const form = new URLSearchParams(body);
  if (form.get('grant_type') !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE');
  const refreshToken = form.get('refresh_token');
  if (refreshToken === null || refreshToken === '') throw new AuthError('MISSING_REFRESH_TOKEN');
  const { account, signedInAt } = readRefreshToken(context, refreshToken);
  const idToken = createIdToken(context, account, Math.floor(signedInAt / 1000));
  return {
    id_token: idToken,
    access_token: idToken,
    refresh_token: refreshToken,
    expires_in: String(TOKEN_LIFETIME_SECONDS),
    token_type: 'Bearer',
    user_id: account.localId,
    project_id: context.projectId,
  };
}
