/** A refusal of the Auth service, worded as Identity Toolkit words it, e.g. `EMAIL_EXISTS`. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: number;

  constructor(message: string, code = 400) {
    super(message);
    this.code = code;
  }
}

export function authErrorBody(error: AuthError): object {
  const { code, message } = error;
  return { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
}
