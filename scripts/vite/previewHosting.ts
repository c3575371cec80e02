import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import { builtConfigFile } from '#scripts/build/builtFirebaseConfig.ts';
import { type HostingConfig, hostingAnswer, hostingHeaders, readHostingConfig } from './hostingConfig.ts';

/** By the configuration the build has left. Register it after the embedded Firebase, which answers its own paths. */
export function previewHosting(): Plugin {
  return {
    name: 'preview-hosting',
    configurePreviewServer(server) {
      const root = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use(hosting(readHostingConfig(join(root, builtConfigFile)), root));
    },
  };
}

function hosting(config: HostingConfig, root: string): Connect.NextHandleFunction {
  const files = sirv(root, { etag: true, dev: true, brotli: true });
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = decodePath(url.pathname);
    if (path === null) return sendStatus(response, 400);
    const answer = hostingAnswer(config, root, path);
    // A missing file has the headers of the page sent in its place: kept for a year, a 404 would outlive a rollback.
    const headers = hostingHeaders(config, answer.status === 404 ? answer.file : path);
    for (const [key, value] of Object.entries(headers)) response.setHeader(key, value);
    if (answer.status === 301) return redirect(response, answer.location + url.search);
    if (answer.status === 404) return sendNotFound(request, response, join(root, answer.file));
    request.url = encodeURI(answer.file);
    files(request, response, () => sendStatus(response, 404));
  };
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, file: string): void {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: encodeURI(location) });
  response.end();
}

function sendStatus(response: ServerResponse, status: number): void {
  response.writeHead(status);
  response.end();
}
