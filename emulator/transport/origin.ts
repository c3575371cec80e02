import type { IncomingMessage, ServerResponse } from 'node:http';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const METHODS = 'DELETE,GET,HEAD,PATCH,POST,PUT';
const EXPOSED = [
  ...['x-client-wire-protocol', 'x-http-session-id', 'x-http-initial-response'],
  ...['x-goog-upload-url', 'x-goog-upload-status', 'x-goog-upload-size-received'],
  ...['content-range', 'accept-ranges', 'etag'],
].join(', ');

/**
 * `Bearer owner` bypasses all rules, so this must block foreign pages (DNS rebinding) and other machines (forged
 * headers).
 */
export function isLocal(request: IncomingMessage): boolean {
  if (!LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '')) return false;
  if (!isLoopback(`http://${request.headers.host ?? ''}`)) return false;
  return request.headers.origin === undefined || isLoopback(request.headers.origin);
}

/** Lets the requesting page read the response: with credentials, `*` is not allowed. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Origin');
  if (request.headers.origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
}

export function handlePreflight(request: IncomingMessage, response: ServerResponse): void {
  const headers = request.headers['access-control-request-headers'];
  response.setHeader('Access-Control-Allow-Methods', METHODS);
  response.setHeader('Access-Control-Max-Age', '3600');
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  response.writeHead(200).end();
}

function isLoopback(url: string): boolean {
  return URL.canParse(url) && LOOPBACK.has(new URL(url).hostname);
}
