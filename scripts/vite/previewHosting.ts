import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import { builtConfigFile } from '#scripts/build/builtFirebaseConfig.ts';
import { deployLocally } from '#scripts/functions/localHosting.ts';
import { answerHeaders, type HostingConfig, hostingAnswer, readHostingConfig } from './hostingConfig.ts';

const html = 'text/html; charset=utf-8';

/** Firebase Hosting's content types, where the preview server's differ. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': html,
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml',
};

/**
 * Follows the build's configuration. Register it after the embedded Firebase, which handles its own paths.
 * @param folder serves a copy of the build in this folder, which functions may change
 */
export function previewHosting(folder: string | null): Plugin {
  return {
    name: 'preview-hosting',
    async configurePreviewServer(server) {
      const build = resolve(server.config.root, server.config.build.outDir);
      if (folder) await deployLocally(build, folder);
      const root = folder ?? build;
      server.middlewares.use(hosting(readHostingConfig(join(root, builtConfigFile)), root));
    },
  };
}

function hosting(config: HostingConfig, root: string): Connect.NextHandleFunction {
  const files = sirv(root, { etag: true, dev: true, brotli: true });
  return (request, response) => {
    const url = new URL((request.url ?? '/').replace(/^\/+/, '/'), 'http://localhost');
    const path = decodePath(url.pathname);
    if (path === null) return sendStatus(response, 400);
    const answer = hostingAnswer(config, root, path);
    const headers = answerHeaders(config, answer, path);
    for (const [key, value] of Object.entries(headers)) response.setHeader(key, value);
    if (answer.status === 301) return redirect(response, answer.location + url.search);
    if (answer.status === 404) return sendNotFound(request, response, join(root, answer.file));
    const type = headers['Content-Type'] ?? contentTypes[extname(answer.file)];
    if (type) response.setHeader('Content-Type', type);
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
  response.writeHead(404, { 'Content-Type': html });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: encodeURI(location), 'Content-Type': html });
  response.end(`Redirecting to ${encodeURI(location)}`);
}

function sendStatus(response: ServerResponse, status: number): void {
  response.writeHead(status);
  response.end();
}
