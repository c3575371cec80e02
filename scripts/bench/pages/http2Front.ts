import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer as createSocketServer, type Socket } from 'node:net';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { freePort, type SiteServer, temporaryFolder } from '#tests/support/servers/siteServer.ts';

/** Headers of one HTTP/1.1 connection, which HTTP/2 forbids. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'host', 'http2-settings'];

const firstByteOfTls = 22;

/**
 * HTTP/2 for browsers that ignore certificate errors. Takes requests without TLS too: Firebase's SDK talks to an
 * emulator without it.
 */
export async function startHttp2Front({
  origin,
}: Pick<SiteServer, 'origin'>): Promise<Pick<SiteServer, 'origin' | 'end'>> {
  const target = Number(new URL(origin).port);
  const port = await freePort();
  const agent = new Agent({ keepAlive: true });
  const certificate = await getCertificate(temporaryFolder());
  const route = { agent, target };
  const secure = createSecureServer({ cert: certificate, key: certificate }, (incoming, outgoing) =>
    pass(incoming, outgoing, route),
  );
  const plain = createServer((incoming, outgoing) => pass(incoming, outgoing, route));
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    socket.once('data', (start) => {
      socket.pause().unshift(start);
      if (start[0] === firstByteOfTls) secure.emit('connection', socket);
      else plain.emit('connection', socket.resume());
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  async function end(): Promise<void> {
    agent.destroy();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
  return { origin: `https://127.0.0.1:${port}`, end };
}

type Route = { agent: Agent; target: number };

function pass(
  incoming: Http2ServerRequest | IncomingMessage,
  outgoing: Http2ServerResponse | ServerResponse,
  { agent, target }: Route,
): void {
  const { method, url: path } = incoming;
  const options = { agent, host: '127.0.0.1', port: target, method, path };
  const request = send({ ...options, headers: plainHeaders(incoming.headers) }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, allowingEmulator(plainHeaders(answer.headers)));
    answer.pipe(outgoing);
  });
  request.on('error', () => outgoing.destroy());
  incoming.pipe(request);
}

/** A page with TLS reaches the emulator of its own origin at another origin, without TLS. */
function allowingEmulator(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const policy = headers['content-security-policy'];
  return {
    ...headers,
    'access-control-allow-credentials': 'true',
    ...(typeof policy === 'string' && {
      'content-security-policy': policy.replace('connect-src', 'connect-src http://127.0.0.1:*'),
    }),
  };
}

function plainHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !connectionHeaders.includes(name)),
  );
}
