import { createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openEmbeddedFirebase } from '#emulator/start.ts';
import { projectId } from '#emulator/tests/support/projectId.ts';
import { documents } from '#emulator/tests/support/rest.ts';
import { openRules, rulesFileWith, testEmulator } from '#emulator/tests/support/testEmulator.ts';

/** `fetch` cannot set the Host header. */
function ask(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  host = '127.0.0.1',
): Promise<[number, object]> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host, port, method, path, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve([response.statusCode ?? 0, response.headers]));
    });
    request.on('error', reject);
    request.end();
  });
}

/** A non-loopback address of this machine; undefined without a network. */
const foreignAddress = Object.values(networkInterfaces())
  .flat()
  .find((found) => found?.family === 'IPv4' && !found.internal)?.address;

const paths = [
  `/v1/${documents}/a/1`,
  '/google.firestore.v1.Firestore/Listen/channel?VER=8',
  '/identitytoolkit.googleapis.com/v1/accounts:signUp',
  '/securetoken.googleapis.com/v1/token',
  '/emulator/v1/stats',
];

describe('the emulator, seen from outside', () => {
  it('responds to a health check', async () => {
    const { origin } = await testEmulator();
    expect(await (await fetch(origin)).text()).toBe('Ok');
  });

  it.each(paths)('does not respond to a foreign Host at %s', async (path) => {
    const { port } = await testEmulator();
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      for (const host of ['evil.example', 'localhost.evil.example', `evil.example:${port}`, '10.0.0.1']) {
        const [status, headers] = await ask(port, method, path, { host });
        expect([400, 403]).toContain(status);
        expect(headers).not.toHaveProperty('access-control-allow-origin');
      }
    }
  });

  it.each(paths)('does not respond to a page from a foreign origin at %s', async (path) => {
    const { port } = await testEmulator();
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const [status, headers] = await ask(port, method, path, { origin, authorization: 'Bearer owner' });
        expect(status).toBe(403);
        expect(headers).not.toHaveProperty('access-control-allow-origin');
      }
    }
  });

  it.runIf(foreignAddress !== undefined)(
    'does not respond to another machine, even if its headers claim localhost and owner rights',
    async () => {
      const firebase = await openEmbeddedFirebase({
        directory: null,
        projectId,
        rulesFile: rulesFileWith(openRules),
        indexesFile: null,
        log() {},
      });
      const server = createServer((request, response) => void firebase.handle(request, response));
      await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
      onTestFinished(async () => {
        await firebase.stop();
        server.close();
      });
      const { port } = server.address() as AddressInfo;
      const headers = { host: 'localhost', authorization: 'Bearer owner' };
      for (const path of paths) {
        const [status] = await ask(port, 'GET', path, headers, foreignAddress);
        expect(status).toBe(403);
      }
      const [status] = await ask(port, 'GET', '/emulator/v1/stats', headers);
      expect(status).toBe(200);
    },
  );

  it.each(['localhost', '127.0.0.1', '[::1]'])('responds to %s on any port', async (name) => {
    const { port } = await testEmulator();
    const [status] = await ask(port, 'GET', '/emulator/v1/stats', { host: `${name}:${port}` });
    expect(status).toBe(200);
  });

  it.each(paths)('allows credentials in preflights of local pages at %s', async (path) => {
    const { port } = await testEmulator();
    const [status, headers] = await ask(port, 'OPTIONS', path, {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-goog-api-client',
      'access-control-request-private-network': 'true',
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:5173',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,x-goog-api-client',
      'access-control-allow-methods': 'DELETE,GET,HEAD,PATCH,POST,PUT',
      'access-control-allow-private-network': 'true',
      'access-control-max-age': '3600',
      vary: 'Origin',
    });
  });

  it('logs clearly that gRPC is not supported when a gRPC client connects', async () => {
    const { port, log } = await testEmulator();
    const socket = connect(port, '127.0.0.1');
    socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    await new Promise((resolve) => socket.on('close', resolve).resume());
    expect(log.join()).toContain('gRPC');
  });
});
