import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Caller } from '#emulator/service/caller.ts';
import type { Storage } from '#emulator/storage/storage.ts';
import { StorageError } from '#emulator/storage/storageError.ts';
import { dispositionOf, etagOf, objectView, type StoredObject } from '#emulator/storage/storedObject.ts';
import { readBody } from '#emulator/transport/readBody.ts';
import { sendJson } from '#emulator/transport/respond.ts';
import { parseByteRange } from './byteRange.ts';
import { jsonOf, storageCaller } from './storageRequest.ts';
import { handleUpload } from './storageUpload.ts';

const ADDRESS = /^\/v0\/b\/([^/]+)\/o(?:\/([^/]+))?$/;
const BUCKET = /^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/;
const MAX_NAME_BYTES = 1024;
const MAX_PAGE_SIZE = 1000;

export async function handleStorage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  storage: Storage,
): Promise<void> {
  const [, bucket, encodedName] = ADDRESS.exec(url.pathname) ?? [];
  if (bucket === undefined) throw unsupported(request, url);
  if (!BUCKET.test(bucket)) throw new StorageError(400, 'Invalid bucket name.');
  const caller = storageCaller(request);
  if (encodedName === undefined) {
    await handleBucket(request, response, url, storage, caller, bucket);
  } else {
    await handleObject(request, response, url, storage, caller, bucket, checkedName(decoded(encodedName)));
  }
}

async function handleBucket(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  storage: Storage,
  caller: Caller,
  bucket: string,
): Promise<void> {
  if (request.method === 'POST') {
    const name = checkedName(url.searchParams.get('name') ?? '');
    await handleUpload(request, response, url, storage, { caller, bucket, name });
  } else if (request.method === 'GET') {
    const requested = Number.parseInt(url.searchParams.get('maxResults') ?? '', 10) || MAX_PAGE_SIZE;
    const { items, ...page } = storage.service.list(caller, bucket, {
      prefix: url.searchParams.get('prefix') ?? '',
      delimiter: url.searchParams.get('delimiter') ?? '',
      pageToken: url.searchParams.get('pageToken'),
      maxResults: Math.min(MAX_PAGE_SIZE, Math.max(1, requested)),
    });
    sendJson(response, 200, { ...page, items: items.map((name) => ({ name, bucket })) });
  } else {
    throw unsupported(request, url);
  }
}

async function handleObject(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { service, objects }: Storage,
  caller: Caller,
  bucket: string,
  name: string,
): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    const object = service.get(caller, bucket, name, url.searchParams.get('token'));
    if (url.searchParams.get('alt') === 'media') sendContent(request, response, object, objects);
    else sendJson(response, 200, objectView(object));
  } else if (request.method === 'PATCH') {
    const change = jsonOf(await readBody(request));
    sendJson(response, 200, objectView(service.update(caller, bucket, name, change)));
  } else if (request.method === 'DELETE') {
    service.remove(caller, bucket, name);
    response.writeHead(204).end();
  } else {
    throw unsupported(request, url);
  }
}

function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  object: StoredObject,
  { contents }: Storage['objects'],
): void {
  const { size } = object;
  const headers = {
    'Content-Type': object.contentType,
    'Content-Disposition': dispositionOf(object),
    'Cache-Control': object.cacheControl ?? 'private, max-age=0',
    ETag: etagOf(object),
    'Last-Modified': new Date(object.updated).toUTCString(),
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    ...(object.contentEncoding !== undefined && { 'Content-Encoding': object.contentEncoding }),
    ...(object.contentLanguage !== undefined && { 'Content-Language': object.contentLanguage }),
  };
  const range = parseByteRange(request.headers.range, size);
  if (request.headers['if-none-match'] === headers.ETag) {
    response.writeHead(304, headers).end();
  } else if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
  } else {
    const { first, last } = range ?? { first: 0, last: size - 1 };
    const part = range === null ? {} : { 'Content-Range': `bytes ${first}-${last}/${size}` };
    response.writeHead(range === null ? 200 : 206, {
      ...headers,
      ...part,
      'Content-Length': last - first + 1,
    });
    if (request.method === 'HEAD' || size === 0) response.end();
    else pipeline(contents.read(object.contentId, { first, last }), response, logBrokenDownload);
  }
}

/** A client that disconnects is not an error. */
function logBrokenDownload(error: NodeJS.ErrnoException | null | undefined): void {
  if (error === null || error === undefined || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
  console.error(`Couldn't read a stored file: ${error.message}`);
}

function checkedName(name: string): string {
  const isValid = name !== '' && Buffer.byteLength(name) <= MAX_NAME_BYTES && !/^\.\.?$|[\r\n\0]/.test(name);
  if (!isValid || /\p{Surrogate}/u.test(name)) throw new StorageError(400, 'Invalid object name.');
  return name;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StorageError(400, 'Malformed percent-encoding.');
  }
}

function unsupported({ method }: IncomingMessage, { pathname }: URL): StorageError {
  return new StorageError(501, `The embedded Firebase does not support ${method} ${pathname}.`);
}
