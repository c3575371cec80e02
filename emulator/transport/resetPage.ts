import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AuthContext } from '#emulator/auth/authContext.ts';
import { AuthError } from '#emulator/auth/authError.ts';
import { resetPassword } from '#emulator/auth/passwordReset.ts';
import { readBody } from './readBody.ts';

/** The page behind the link of a reset email: asks for the new password and stores it. */
export async function handleResetPage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  context: AuthContext,
): Promise<void> {
  const oobCode = url.searchParams.get('oobCode');
  const isSubmitted = request.method === 'POST';
  const fields = new URLSearchParams(isSubmitted ? await readBody(request) : '');
  const newPassword = isSubmitted ? (fields.get('password') ?? '') : null;
  try {
    await resetPassword(context, { oobCode, newPassword });
    send(response, 200, isSubmitted ? done : form);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    send(response, 400, error.message.startsWith('WEAK_PASSWORD') ? tooShort + form : expired);
  }
}

const done = '<p role="status">Your password has been changed. You can log in with it now.</p>';

const tooShort = '<p role="alert">Use at least 6 characters.</p>';

const expired =
  '<p role="alert">This link has expired or was already used. Request a new one on the login page.</p>';

/** Posts to its own URL, which contains the code. */
const form = `<form method="post">
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="6" required autofocus>
<button>Save</button>
</form>`;

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Reset your password</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 24rem; margin: 15vh auto; padding: 0 1rem }
label, input, button { display: block; box-sizing: border-box; width: 100%; font: inherit }
input, button { margin: 0.5rem 0 1rem; padding: 0.75rem }
</style>
<h1>Reset your password</h1>
${body}
`);
}
