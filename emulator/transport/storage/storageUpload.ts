import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '#emulator/service/caller.ts';
import { newSettings } from '#emulator/storage/objectSettings.ts';
import type { Storage } from '#emulator/storage/storage.ts';
import { StorageError } from '#emulator/storage/storageError.ts';
import { md5Of, objectView } from '#emulator/storage/storedObject.ts';
import type { Upload } from '#emulator/storage/uploads.ts';
import { readBody, readBytes } from '#emulator/transport/readBody.ts';
import { sendJson } from '#emulator/transport/respond.ts';
import { parseMultipart } from './multipartBody.ts';
import { jsonOf } from './storageRequest.ts';

type Destination = { caller: Caller; bucket: string; name: string };

/** Larger files are refused, because uploads are held in memory. */
const MAX_OBJECT_BYTES = 100 * 1024 * 1024;
/** Leaves room for the metadata around the content. */
const MAX_BODY_BYTES = MAX_OBJECT_BYTES + 64 * 1024;

export async function handleUpload(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  storage: Storage,
  destination: Destination,
): Promise<void> {
  const id = url.searchParams.get('upload_id');
  const protocol = headerOf(request, 'x-goog-upload-protocol');
  if (id !== null) await handleStep(request, response, storage, storage.uploads.get(id));
  else if (protocol === 'multipart') await handleMultipart(request, response, storage, destination);
  else if (protocol === 'resumable') await startResumable(request, response, storage, destination);
  else
    throw new StorageError(501, `The embedded Firebase does not support uploads of the kind "${protocol}".`);
}

async function handleMultipart(
  request: IncomingMessage,
  response: ServerResponse,
  { service }: Storage,
  { caller, bucket, name }: Destination,
): Promise<void> {
  const body = parseMultipart(request.headers['content-type'], await readBytes(request, MAX_BODY_BYTES));
  const metadata = jsonOf(body.metadata);
  const settings = newSettings(metadata, body.contentType);
  checkDigest(metadata, body.content);
  sendJson(response, 200, objectView(service.create(caller, bucket, name, body.content, settings)));
}

async function startResumable(
  request: IncomingMessage,
  response: ServerResponse,
  { uploads }: Storage,
  { caller, bucket, name }: Destination,
): Promise<void> {
  const type = headerOf(request, 'x-goog-upload-header-content-type');
  const length = headerOf(request, 'x-goog-upload-header-content-length');
  const total = /^\d{1,15}$/.test(length) ? Number(length) : null;
  if (total !== null && total > MAX_OBJECT_BYTES) throw new StorageError(413, 'The file is too large.');
  const settings = newSettings(jsonOf(await readBody(request)), type);
  const upload = uploads.start(caller, bucket, name, settings, total);
  const uploadUrl = new URL(`http://${request.headers.host}/v0/b/${bucket}/o`);
  uploadUrl.search = new URLSearchParams({
    name,
    upload_id: upload.id,
    upload_protocol: 'resumable',
  }).toString();
  response.setHeader('X-Goog-Upload-URL', uploadUrl.href);
  response.setHeader('X-Goog-Upload-Chunk-Granularity', '262144');
  sendStatus(response, 'active');
}

async function handleStep(
  request: IncomingMessage,
  response: ServerResponse,
  { uploads }: Storage,
  upload: Upload,
): Promise<void> {
  const commands = headerOf(request, 'x-goog-upload-command').split(/\s*,\s*/);
  const [command] = commands;
  if (command === 'query') {
    response.setHeader('X-Goog-Upload-Size-Received', String(upload.received));
    sendStatus(response, upload.stored === null ? 'active' : 'final');
  } else if (command === 'cancel') {
    uploads.cancel(upload);
    sendStatus(response, 'cancelled');
  } else if (command === 'upload' || command === 'finalize') {
    const piece = await readBytes(request, MAX_OBJECT_BYTES);
    const isRepeated = upload.stored !== null && commands.includes('finalize');
    if (piece.length > 0 && !isRepeated) {
      uploads.append(upload, Number(headerOf(request, 'x-goog-upload-offset')), piece);
    }
    if (commands.includes('finalize')) sendStatus(response, 'final', objectView(uploads.finalize(upload)));
    else sendStatus(response, 'active');
  } else {
    throw new StorageError(400, 'X-Goog-Upload-Command must be upload, finalize, query or cancel.');
  }
}

function sendStatus(
  response: ServerResponse,
  status: 'active' | 'final' | 'cancelled',
  body: object = {},
): void {
  response.setHeader('X-Goog-Upload-Status', status);
  sendJson(response, 200, body);
}

function checkDigest(metadata: unknown, content: Uint8Array): void {
  const { md5Hash } = Object(metadata) as { md5Hash?: unknown };
  if (typeof md5Hash === 'string' && md5Hash !== md5Of(content)) {
    throw new StorageError(400, 'The content does not match its MD5 hash.');
  }
}

function headerOf({ headers }: IncomingMessage, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
