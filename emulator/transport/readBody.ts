import type { IncomingMessage } from 'node:http';

export class BodyTooLargeError extends Error {}

export class RequestAbortedError extends Error {}

/** Firestore's own request limit, in bytes. */
export const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

export async function readBody(request: IncomingMessage, limit: number = MAX_REQUEST_BYTES): Promise<string> {
  return (await readBytes(request, limit)).toString('utf8');
}

/** Rejects with BodyTooLargeError above `limit` bytes (reading and dropping the rest), or with RequestAbortedError. */
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
    request.on('error', () => reject(new RequestAbortedError()));
    request.on('close', () => reject(new RequestAbortedError()));
  });
}
