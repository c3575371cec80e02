import { Agent, type IncomingHttpHeaders, request as send } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { freePort, type SiteServer, temporaryFolder } from '#tests/support/servers/siteServer.ts';

/** Headers of one HTTP/1.1 connection, which HTTP/2 forbids. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'host', 'http2-settings'];

/** For browsers that ignore certificate errors and pages without Firebase, whose SDK talks to an emulator without TLS. */
export async function startHttp2Front({
  origin,
}: Pick<SiteServer, 'origin'>): Promise<Pick<SiteServer, 'origin' | 'end'>> {
  const target = Number(new URL(origin).port);
  const port = await freePort();
  const agent = new Agent({ keepAlive: true });
  const certificate = await getCertificate(temporaryFolder());
  const server = createSecureServer({ cert: certificate, key: certificate }, (incoming, outgoing) =>
    pass(incoming, outgoing, { agent, target }),
  );
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
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

function pass(incoming: Http2ServerRequest, outgoing: Http2ServerResponse, { agent, target }: Route): void {
  const { method, url: path } = incoming;
  const options = { agent, host: '127.0.0.1', port: target, method, path };
  const request = send({ ...options, headers: plainHeaders(incoming.headers) }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, plainHeaders(answer.headers));
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
