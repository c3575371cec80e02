import type { ServerResponse } from 'node:http';
import type { FirestoreError } from '#emulator/engine/firestoreError.ts';
import { codesOf } from '#emulator/service/statusCodes.ts';

export function sendJson(response: ServerResponse, status: number, body: object): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

export function sendError(response: ServerResponse, error: FirestoreError): void {
  const { http } = codesOf(error.status);
  sendJson(response, http, { error: { code: http, message: error.message, status: error.status } });
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}
