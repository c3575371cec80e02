import { request as httpRequest } from 'node:http';

type Arrived = { id: number; message: unknown };

export const defaultDatabase = 'projects/demo-website/databases/(default)';

/** Splits WebChannel text into messages; throws on a wrong length. `rest` is an incomplete frame. */
function readFrames(text: string): { arrived: Arrived[]; rest: string } {
  const arrived: Arrived[] = [];
  let rest = text;
  for (;;) {
    const newline = rest.indexOf('\n');
    if (newline < 0) return { arrived, rest };
    const length = Number(rest.slice(0, newline));
    const json = rest.slice(newline + 1, newline + 1 + length);
    if (json.length < length) return { arrived, rest };
    for (const [id, payload] of JSON.parse(json) as [number, unknown[]][]) {
      arrived.push({ id, message: payload[0] });
    }
    rest = rest.slice(newline + 1 + length);
  }
}

/** The browser's side of a WebChannel, step by step, so that tests can make mistakes in any step. */
export class ChannelClient {
  readonly channelUrl: string;
  readonly arrived: Arrived[] = [];
  sessionId = '';
  #position = 0;
  #rid = 1000;
  #abort: AbortController | null = null;
  #waiting: (() => void)[] = [];

  constructor(origin: string, kind: 'Listen' | 'Write', database = defaultDatabase) {
    this.channelUrl = `${origin}/google.firestore.v1.Firestore/${kind}/channel?VER=8&database=${encodeURIComponent(database)}`;
  }

  get lastId(): number {
    return this.arrived.at(-1)?.id ?? 0;
  }

  get messages(): Record<string, unknown>[] {
    return this.arrived.map(({ message }) => message).filter((message) => message !== 'noop') as [];
  }

  async handshake(messages: object[] = [], headers: Record<string, string> = {}): Promise<unknown> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
    const body = this.#form(messages);
    body.set('headers', lines.join('\r\n'));
    const response = await fetch(`${this.channelUrl}&RID=${this.#rid++}&CVER=22`, { method: 'POST', body });
    const [, length, json] = /^(\d+)\n([\s\S]*)$/.exec(await response.text()) ?? [];
    if (Number(length) !== json?.length) throw new Error('Bad handshake');
    const [[, greeting]] = JSON.parse(json) as [[number, unknown[]]];
    this.sessionId = String(greeting[1]);
    return greeting;
  }

  /** Opens the back channel and reads until the server or `drop` ends it. @returns the response's headers */
  async listen({ aid = this.lastId, ci = 0 } = {}): Promise<{ status: number; ended: Promise<void> }> {
    this.#abort = new AbortController();
    const url = `${this.channelUrl}&RID=rpc&SID=${this.sessionId}&AID=${aid}&CI=${ci}&TYPE=xmlhttp`;
    const response = await fetch(url, { signal: this.#abort.signal });
    return { status: response.status, ended: this.#read(response) };
  }

  drop(): void {
    this.#abort?.abort();
  }

  async send(...messages: object[]): Promise<Response> {
    return this.post(this.#form(messages));
  }

  /** Sends a form unchanged; it may repeat an earlier one. */
  post(body: URLSearchParams): Promise<Response> {
    const url = `${this.channelUrl}&SID=${this.sessionId}&RID=${this.#rid++}&AID=${this.lastId}`;
    return fetch(url, { method: 'POST', body });
  }

  /** Sends the message in two halves with a delay in ms between them. @returns the status */
  sendSlowly(milliseconds: number, message: object): Promise<number> {
    const body = this.#form([message]).toString();
    const url = `${this.channelUrl}&SID=${this.sessionId}&RID=${this.#rid++}&AID=${this.lastId}`;
    return new Promise((resolve, reject) => {
      const request = httpRequest(url, { method: 'POST' }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', reject);
      request.write(body.slice(0, 10));
      setTimeout(() => request.end(body.slice(10)), milliseconds);
    });
  }

  async terminate(): Promise<number> {
    const url = `${this.channelUrl}&SID=${this.sessionId}&RID=${this.#rid++}&TYPE=terminate`;
    return (await fetch(url, { method: 'POST', body: '' })).status;
  }

  /** Waits up to a minute for a message that satisfies `isWanted`. */
  async message(isWanted: (message: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const found = this.messages.find(isWanted);
      if (found !== undefined) return found;
      if (Date.now() > deadline) throw new Error(`Not arrived: ${JSON.stringify(this.messages)}`);
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        setTimeout(resolve, 50);
      });
    }
  }

  #form(messages: object[]): URLSearchParams {
    const body = new URLSearchParams({ count: String(messages.length), ofs: String(this.#position) });
    for (const [index, message] of messages.entries()) {
      body.set(`req${index}___data__`, JSON.stringify(message));
    }
    this.#position += messages.length;
    return body;
  }

  async #read(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        const { arrived, rest } = readFrames(text);
        text = rest;
        this.arrived.push(...arrived);
        for (const resolve of this.#waiting.splice(0)) resolve();
      }
    } catch (error) {
      if (error instanceof SyntaxError) throw error;
    }
  }
}
