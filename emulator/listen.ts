import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Log } from '#emulator/service/log.ts';
import { sendText } from '#emulator/transport/respond.ts';
import type { Router } from '#emulator/transport/router.ts';

/** Serves a router on a port of 127.0.0.1 (0 picks a free one); `close` also ends open streams. */
export async function listen(
  router: Router,
  port: number,
  log: Log,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (router(request, response)) return;
    if (request.url === '/') sendText(response, 200, 'Ok');
    else sendText(response, 404, 'Not Found');
  });
  leaveConnectionsOpen(server);
  server.on('clientError', (error, socket) => refuseMalformed(error, socket as Socket, log));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

/** Never close idle connections: a client could be sending a request just then. */
export function leaveConnectionsOpen(server: object): void {
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function refuseMalformed(error: Error, socket: Socket, log: Log): void {
  const packet =
    'rawPacket' in error && error.rawPacket instanceof Buffer ? error.rawPacket : Buffer.alloc(0);
  if (packet.subarray(0, 4).toString() === 'PRI ') {
    log(
      '!!! embedded Firebase: a client speaks gRPC, which is not supported here; use firebase/firestore/lite in Node',
    );
  }
  if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
}
