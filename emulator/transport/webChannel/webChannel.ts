import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceStream, StreamOutlet } from '#emulator/service/serviceStream.ts';
import { readBody } from '#emulator/transport/readBody.ts';
import { type ChannelTimings, channelTimings } from './channelTimings.ts';
import { parseWebChannelForm, type WebChannelForm } from './webChannelForm.ts';
import { encodeHandshake } from './webChannelFrame.ts';
import { WebChannelSession } from './webChannelSession.ts';

type StreamKind = 'Listen' | 'Write';

type OpenStream = (
  kind: StreamKind,
  database: string,
  headers: Map<string, string>,
  outlet: StreamOutlet,
) => ServiceStream;

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
/** Messages are up to 10 MB; a form carries several, percent-encoded. */
const MAX_FORM_BYTES = 64 * 1024 * 1024;
const HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=0, no-transform',
};

/** The WebChannel transport (version 8): holds the sessions of all browsers. */
export class WebChannel {
  readonly #open: OpenStream;
  readonly #timings: ChannelTimings;
  readonly #sessions = new Map<string, WebChannelSession>();

  constructor(open: OpenStream, timings: Partial<ChannelTimings> = {}) {
    this.#open = open;
    this.#timings = { ...channelTimings, ...timings };
  }

  count(): { sessions: number; backChannels: number } {
    return { sessions: this.#sessions.size, backChannels: this.#attached().length };
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const kind = PATH.exec(url.pathname)?.[1];
    if (kind !== 'Listen' && kind !== 'Write') return false;
    const sessionId = url.searchParams.get('SID');
    if (sessionId === null) await this.#handshake(kind, request, response, url);
    else await this.#continue(this.#sessions.get(sessionId), request, response, url);
    return true;
  }

  stop(): void {
    for (const session of [...this.#sessions.values()]) session.end();
  }

  async #handshake(kind: StreamKind, request: IncomingMessage, response: ServerResponse, url: URL) {
    const database = url.searchParams.get('database');
    const isSupported = request.method === 'POST' && url.searchParams.get('VER') === '8';
    if (!isSupported || database === null) {
      refuse(response);
      return;
    }
    const form = parseWebChannelForm(await readBody(request, MAX_FORM_BYTES));
    const session = this.#createSession(kind, database, form);
    response.writeHead(200, HEADERS).end(encodeHandshake(session.id));
    session.receive(form.messages);
  }

  #createSession(kind: StreamKind, database: string, form: WebChannelForm): WebChannelSession {
    const id = randomBytes(16).toString('base64url');
    const session = new WebChannelSession(id, (outlet) => this.#open(kind, database, form.headers, outlet), {
      timings: this.#timings,
      channelsChanged: () => this.#relieveCrowd(),
      ended: () => this.#sessions.delete(id),
    });
    this.#sessions.set(id, session);
    return session;
  }

  async #continue(
    session: WebChannelSession | undefined,
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ) {
    const read = async () => (request.method === 'POST' ? readBody(request, MAX_FORM_BYTES) : '');
    const body = await (session === undefined ? read() : session.reading(read));
    if (session === undefined) {
      refuse(response);
    } else if (url.searchParams.get('TYPE') === 'terminate') {
      session.end();
      response.writeHead(200, HEADERS).end();
    } else if (request.method === 'POST') {
      forward(session, body, response, url);
    } else if (request.method === 'GET' && url.searchParams.get('RID') === 'rpc') {
      response.writeHead(200, HEADERS);
      session.attach(response, acknowledgedId(url), url.searchParams.get('CI') === '1');
    } else {
      refuse(response);
    }
  }

  #attached(): WebChannelSession[] {
    return [...this.#sessions.values()].filter((session) => session.hasBackChannel);
  }

  #relieveCrowd(): void {
    const attached = this.#attached();
    if (attached.length <= this.#timings.crowd) return;
    for (const session of attached) session.endChannelWithin(this.#timings.crowdedRotationMs);
  }
}

function forward(session: WebChannelSession, body: string, response: ServerResponse, url: URL): void {
  session.acknowledge(acknowledgedId(url));
  const isAccepted = session.receive(parseWebChannelForm(body).messages);
  if (isAccepted) response.writeHead(200, HEADERS).end(session.forwardAnswer());
  else refuse(response);
}

/** An empty 400 makes the browser start a new session immediately. */
function refuse(response: ServerResponse): void {
  response.writeHead(400, HEADERS).end();
}

function acknowledgedId(url: URL): number {
  return Math.max(0, Number.parseInt(url.searchParams.get('AID') ?? '0', 10) || 0);
}
