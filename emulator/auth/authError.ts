/** An error of the Auth service with the message that Identity Toolkit uses, e.g. `EMAIL_EXISTS`. */
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
