import { request as ask, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { startServer, type TestServer } from './testServer.ts';

/** Targets by path prefix; the first match wins. */
type Route = readonly [prefix: string, origin: string];

/** The paths of the official emulators, as the built site requests them on its own origin. */
export function firebaseRoutes({ firestore, auth }: { firestore: string; auth: string }): Route[] {
  return [
    ['/identitytoolkit.googleapis.com/', auth],
    ['/securetoken.googleapis.com/', auth],
    ['/google.firestore.v1.Firestore/', firestore],
    ['/v1/projects/', firestore],
    ['/emulator/v1/projects/', firestore],
  ];
}

/** One origin for several servers; `answer` handles requests without a matching route. */
export function startForwarding(routes: readonly Route[], answer: RequestListener): Promise<TestServer> {
  return startServer((request, response) => {
    const route = routes.find(([prefix]) => request.url?.startsWith(prefix));
    if (route) forward(route[1], request, response);
    else answer(request, response);
  });
}

/** Streams, so that listeners get updates immediately. */
export function forward(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const { hostname, port } = new URL(origin);
  const { method, headers, url } = request;
  // No keep-alive: the other side could close a connection just as a request is sent on it.
  const asked = ask({ hostname, port, path: url, method, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.destroy());
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}
