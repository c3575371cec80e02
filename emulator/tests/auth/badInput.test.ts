import { describe, expect, it } from 'vitest';
import { testEmulator } from '#emulator/tests/support/testEmulator.ts';

describe('bad input to Auth', () => {
  const paths = [
    ...['signUp', 'signInWithPassword', 'lookup', 'update', 'delete'],
    ...['sendOobCode', 'resetPassword'],
  ];
  const bodies = [
    '',
    '{',
    '[]',
    'null',
    '7',
    '{"email":7,"password":{}}',
    '{"idToken":7}',
    '{"idToken":"a.b.c"}',
  ];

  it.each(paths)('gets a protocol error from %s, never a crash', async (path) => {
    const { origin, log } = await testEmulator();
    for (const body of bodies) {
      const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${path}`, {
        method: 'POST',
        body,
      });
      expect(answer.status).toBe(400);
      expect((await answer.json()).error.message).toEqual(expect.any(String));
    }
    expect(log.join()).not.toContain('!!!');
  });

  it.each([
    '',
    'grant_type=refresh_token',
    'grant_type=refresh_token&refresh_token=x',
    'grant_type=password',
  ])('gets a protocol error from a refresh with "%s"', async (body) => {
    const { origin } = await testEmulator();
    const answer = await fetch(`${origin}/securetoken.googleapis.com/v1/token`, { method: 'POST', body });
    expect(answer.status).toBe(400);
  });

  it('gets 501 and a clear log line for what is not supported', async () => {
    const { origin, log } = await testEmulator();
    const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode`, {
      method: 'POST',
    });
    expect(answer.status).toBe(501);
    expect((await answer.json()).error.message).toContain('accounts:sendVerificationCode');
    expect(log.join()).toContain('accounts:sendVerificationCode');
  });
});
