import { Agent, type IncomingHttpHeaders, request as send } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { connect, createServer, type Socket } from 'node:net';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { freePort, type SiteServer, temporaryFolder } from '#tests/support/servers/siteServer.ts';

/** The first byte a browser sends when it opens a TLS connection. */
const tlsHandshake = 0x16;

/** Headers of one HTTP/1.1 connection, which HTTP/2 forbids. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'host', 'http2-settings'];

/**
 * Serves a site over HTTP/2 with a certificate of its own, as hosting does. On the same port it passes on plain HTTP:
 * Firebase's SDK talks to an emulator without TLS. Only browsers that ignore certificate errors can open it.
 */
export async function startHttp2Front({
  origin,
}: Pick<SiteServer, 'origin'>): Promise<Pick<SiteServer, 'origin' | 'end'>> {
  const target = Number(new URL(origin).port);
  const port = await freePort();
  const agent = new Agent({ keepAlive: true });
  const certificate = await getCertificate(temporaryFolder());
  const secure = createSecureServer({ cert: certificate, key: certificate }, (incoming, outgoing) =>
    pass(incoming, outgoing, { agent, target, port }),
  );
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy()));
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      if (first[0] === tlsHandshake) secure.emit('connection', socket);
      else socket.pipe(connect(target, '127.0.0.1').on('error', () => socket.destroy())).pipe(socket);
      process.nextTick(() => socket.resume());
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

type Route = { agent: Agent; target: number; port: number };

function pass(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  { agent, target, port }: Route,
): void {
  const { method, url: path } = incoming;
  const options = { agent, host: '127.0.0.1', port: target, method, path };
  const request = send({ ...options, headers: plainHeaders(incoming.headers) }, (answer) => {
    const headers = plainHeaders(answer.headers);
    const policy = headers['content-security-policy']?.toString();
    // A page with TLS does not count this port without TLS as its own.
    if (policy)
      headers['content-security-policy'] = policy.replace(
        "connect-src 'self'",
        `$& http://127.0.0.1:${port}`,
      );
    outgoing.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(outgoing);
  });
  request.on('error', () => outgoing.stream.close());
  incoming.pipe(request);
}

function plainHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !connectionHeaders.includes(name)),
  );
}
