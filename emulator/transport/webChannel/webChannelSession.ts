import type { ServerResponse } from 'node:http';
import { FirestoreError, invalid } from '#emulator/engine/firestoreError.ts';
import type { ServiceStream, StreamOutlet } from '#emulator/service/serviceStream.ts';
import { REQUEST_LIMIT } from '#emulator/transport/readBody.ts';
import { BackChannel } from './backChannel.ts';
import type { ChannelTimings } from './channelTimings.ts';
import type { IncomingMessage } from './webChannelForm.ts';
import { encodeForwardAnswer, encodeFrames, type OutgoingMessage } from './webChannelFrame.ts';

/** What a session tells the transport that keeps it. */
export type SessionHost = { timings: ChannelTimings; channelsChanged(): void; ended(): void };

/**
 * One WebChannel session: numbers the messages of a stream, keeps them until the browser acknowledges them,
 * and carries them over from one back channel to the next, so that none is lost and none arrives twice.
 */
export class WebChannelSession implements StreamOutlet {
  readonly id: string;
  readonly #host: SessionHost;
  readonly #stream: ServiceStream;
  #unacknowledged: OutgoingMessage[] = [];
  #lastId = 0;
  #writtenId = 0;
  #nextPosition: number | null = null;
  #channel: BackChannel | null = null;
  #flushPlanned = false;
  #closing = false;
  #arriving = 0;
  #ended = false;
  #abandonedTimer: NodeJS.Timeout;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(id: string, open: (outlet: StreamOutlet) => ServiceStream, host: SessionHost) {
    this.id = id;
    this.#host = host;
    this.#abandonedTimer = setTimeout(() => this.end(), host.timings.abandoned);
    this.#stream = open(this);
  }

  get hasBackChannel(): boolean {
    return this.#channel !== null;
  }

  send(message: object): void {
    if (!this.#flushPlanned) this.#watchIdleness();
    this.#enqueue(JSON.stringify(message));
  }

  fail(error: FirestoreError): void {
    if (this.#closing) return;
    this.send({ error: { status: error.status, message: error.message } });
    this.#closeStream();
  }

  /** Reads a request of this session, during which an idle stream is not closed. */
  async reading<T>(read: () => Promise<T>): Promise<T> {
    this.#arriving += 1;
    try {
      return await read();
    } finally {
      this.#arriving -= 1;
      this.#watchIdleness();
    }
  }

  /**
   * Hands new messages to the stream. Messages that came before (a retried request) are skipped, and so are those
   * that crossed the closing of the stream: the browser hears of it and sends them again on the next one. False
   * when some in between are missing: the browser then has to start a new session.
   */
  receive(messages: readonly IncomingMessage[]): boolean {
    for (const { position, text } of messages) {
      const expected = this.#nextPosition ?? position;
      if (position > expected) return false;
      if (position < expected) continue;
      this.#nextPosition = position + 1;
      this.#deliver(text);
    }
    this.#watchIdleness();
    return true;
  }

  /** Everything up to this number has arrived in the browser. */
  acknowledge(id: number): void {
    this.#unacknowledged = this.#after(id);
  }

  /** Opens a back channel in place of any older one and repeats what came after `acknowledged`. */
  attach(response: ServerResponse, acknowledged: number, buffered: boolean): void {
    this.acknowledge(acknowledged);
    clearTimeout(this.#abandonedTimer);
    const previous = this.#channel;
    this.#channel = new BackChannel(response, buffered, this, this.#host.timings);
    previous?.end();
    this.#writtenId = Math.min(acknowledged, this.#lastId);
    if (this.#unacknowledged.length === 0 && !buffered) this.keepAlive();
    this.#flush();
    this.#host.channelsChanged();
  }

  endChannelWithin(milliseconds: number): void {
    this.#channel?.endWithin(milliseconds);
  }

  forwardAnswer(): string {
    return encodeForwardAnswer(this.#channel !== null, this.#lastId);
  }

  /** A sign of life: the browser skips it, proxies see traffic. */
  keepAlive(): void {
    this.#enqueue('"noop"');
    this.#flush();
  }

  detached(channel: BackChannel): void {
    if (this.#channel !== channel) return;
    this.#channel = null;
    if (this.#ended) return;
    this.#abandonedTimer = setTimeout(() => this.end(), this.#host.timings.abandoned);
    this.#host.channelsChanged();
  }

  /** Forgets the session; the browser gets 400 for it from now on. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#abandonedTimer);
    this.#closeStream();
    this.#channel?.end();
    this.#host.ended();
  }

  #deliver(text: string): void {
    if (this.#closing) return;
    const request = parseJson(text);
    if (Buffer.byteLength(text) > REQUEST_LIMIT) {
      this.fail(invalid(`The message is larger than ${REQUEST_LIMIT} bytes.`));
    } else if (request === undefined) {
      this.fail(invalid('The message is not JSON.'));
    } else {
      this.#stream.receive(request);
    }
  }

  #enqueue(text: string): void {
    if (this.#ended) return;
    this.#lastId += 1;
    this.#unacknowledged.push({ id: this.#lastId, text });
    if (this.#flushPlanned) return;
    this.#flushPlanned = true;
    queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    this.#flushPlanned = false;
    const channel = this.#channel;
    if (channel === null || this.#writtenId === this.#lastId) return;
    const unwritten = this.#after(this.#writtenId);
    this.#writtenId = this.#lastId;
    channel.write(encodeFrames(unwritten));
  }

  #after(id: number): OutgoingMessage[] {
    const first = this.#unacknowledged[0];
    return first === undefined ? [] : this.#unacknowledged.slice(Math.max(0, id - first.id + 1));
  }

  /** Real messages put the closing off; signs of life must not, or a crowd would never thin out. */
  #watchIdleness(): void {
    clearTimeout(this.#idleTimer);
    if (this.#closing) return;
    this.#idleTimer = setTimeout(() => this.#closeIfIdle(), this.#host.timings.idle);
  }

  /** With a status, as production closes streams: the SDK then copes with a write that it has just sent. */
  #closeIfIdle(): void {
    if (this.#arriving > 0 || !this.#stream.isIdle()) return;
    this.fail(new FirestoreError('UNAVAILABLE', 'The stream was idle.'));
  }

  #closeStream(): void {
    clearTimeout(this.#idleTimer);
    if (this.#closing) return;
    this.#closing = true;
    this.#stream.close();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
