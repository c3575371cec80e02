import type { IncomingMessage } from 'node:http';

export class BodyTooLargeError extends Error {}

/** Thrown when the client went away before its request was complete; there is nobody left to answer. */
export class BrokenOffError extends Error {}

/** Firestore's own limit for a request, in bytes. */
export const REQUEST_LIMIT = 10 * 1024 * 1024;

export async function readBody(request: IncomingMessage, limit: number = REQUEST_LIMIT): Promise<string> {
  return (await readBytes(request, limit)).toString('utf8');
}

/** Rejects with BodyTooLargeError above `limit` bytes (the rest is read and dropped) and with BrokenOffError. */
export function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) reject(new BodyTooLargeError(`The request is larger than ${limit} bytes.`));
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(new BrokenOffError()));
    request.on('close', () => reject(new BrokenOffError()));
  });
}
