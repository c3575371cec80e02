import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request as send } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { freePort, temporaryFolder } from '#tests/support/servers/siteServer.ts';

/** Headers of an HTTP/1.1 connection, which HTTP/2 forbids. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'host'];

/** Serves a local site over HTTP/2, with a certificate that browsers have to be told to accept. */
export async function startHttp2Front(target: string) {
  const port = await freePort();
  const agent = new Agent({ keepAlive: true });
  const certificate = await getCertificate(temporaryFolder());
  const server = createSecureServer({ cert: certificate, key: certificate }, (incoming, outgoing) =>
    forward(incoming, outgoing, target, agent),
  );
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session.on('close', () => sessions.delete(session))));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  async function end(): Promise<void> {
    agent.destroy();
    for (const session of sessions) session.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
  return { origin: `https://127.0.0.1:${port}`, end };
}

function forward(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  target: string,
  agent: Agent,
): void {
  const { method } = incoming;
  const options = { agent, method, headers: withoutConnection(incoming.headers) };
  const request = send(new URL(incoming.url, target), options, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, withoutConnection(response.headers));
    response.pipe(outgoing);
  });
  request.on('error', () => outgoing.destroy());
  incoming.pipe(request);
}

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !connectionHeaders.includes(name)),
  );
}
