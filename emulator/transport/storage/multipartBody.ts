import { StorageError } from '#emulator/storage/storageError.ts';

type MultipartBody = { metadata: string; contentType: string; content: Buffer };

const BREAK = '\r\n\r\n';

/** Reads a `multipart/related` body of two parts, the metadata and the content; throws a StorageError. */
export function parseMultipart(contentType: string | undefined, body: Buffer): MultipartBody {
  const [, quoted, plain] =
    /^multipart\/related;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType ?? '') ?? [];
  const boundary = `--${quoted ?? plain ?? ''}`;
  const second = body.indexOf(`\r\n${boundary}\r\n`);
  const end = body.lastIndexOf(`\r\n${boundary}--`);
  const isWhole = boundary !== '--' && body.indexOf(`${boundary}\r\n`) === 0 && second > 0 && end >= second;
  if (!isWhole) throw new StorageError(400, 'The body is not multipart/related with two parts.');
  const [, metadata] = split(body.subarray(boundary.length + 2, second));
  const [headers, content] = split(body.subarray(second + boundary.length + 4, end));
  const type = /^content-type:\s*(.+?)\s*$/im.exec(headers)?.[1] ?? '';
  return { metadata: metadata.toString('utf8'), contentType: type, content };
}

function split(part: Buffer): [headers: string, content: Buffer] {
  const at = part.indexOf(BREAK);
  if (at < 0) throw new StorageError(400, 'A part of the body has no headers.');
  return [part.toString('latin1', 0, at), part.subarray(at + BREAK.length)];
}
