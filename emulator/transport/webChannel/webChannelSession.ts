import type { ServerResponse } from 'node:http';
import type { FirestoreError } from '#emulator/engine/firestoreError.ts';
import type { ServiceStream, StreamOutlet } from '#emulator/service/serviceStream.ts';
import { BackChannel } from './backChannel.ts';
import type { ChannelTimings } from './channelTimings.ts';
import { OutgoingMessages } from './outgoingMessages.ts';
import { SessionStream } from './sessionStream.ts';
import type { IncomingMessage } from './webChannelForm.ts';
import { encodeForwardAnswer, encodeFrames } from './webChannelFrame.ts';

type SessionHost = { timings: ChannelTimings; channelsChanged(): void; ended(): void };

/** Continues across back channels, so that no message is lost or repeated. */
export class WebChannelSession implements StreamOutlet {
  readonly id: string;
  readonly #host: SessionHost;
  readonly #stream: SessionStream;
  readonly #outgoing = new OutgoingMessages();
  #nextPosition: number | null = null;
  #channel: BackChannel | null = null;
  #flushPlanned = false;
  #ended = false;
  #abandonedTimer: NodeJS.Timeout;

  constructor(id: string, open: (outlet: StreamOutlet) => ServiceStream, host: SessionHost) {
    this.id = id;
    this.#host = host;
    this.#abandonedTimer = setTimeout(() => this.end(), host.timings.abandonedMs);
    this.#stream = new SessionStream(open(this), this, host.timings.idleMs);
  }

  get hasBackChannel(): boolean {
    return this.#channel !== null;
  }

  send(message: object): void {
    if (!this.#flushPlanned) this.#stream.postponeClosing();
    this.#enqueue(JSON.stringify(message));
  }

  fail(error: FirestoreError): void {
    this.#stream.fail(error);
  }

  reading<T>(read: () => Promise<T>): Promise<T> {
    return this.#stream.reading(read);
  }

  /**
   * Skips messages that were already received (a retried request) and those sent while the stream was closing, which
   * the browser resends on the next one. @returns false if messages are missing: the browser must then start a new
   * session
   */
  receive(messages: readonly IncomingMessage[]): boolean {
    for (const { position, text } of messages) {
      const expected = this.#nextPosition ?? position;
      if (position > expected) return false;
      if (position < expected) continue;
      this.#nextPosition = position + 1;
      this.#stream.receive(text);
    }
    this.#stream.postponeClosing();
    return true;
  }

  acknowledge(id: number): void {
    this.#outgoing.acknowledge(id);
  }

  /** Opens a back channel, replacing any older one, and repeats the messages after `acknowledged`. */
  attach(response: ServerResponse, acknowledged: number, buffered: boolean): void {
    this.acknowledge(acknowledged);
    clearTimeout(this.#abandonedTimer);
    const previous = this.#channel;
    this.#channel = new BackChannel(response, buffered, this, this.#host.timings);
    previous?.end();
    this.#outgoing.rewindTo(acknowledged);
    if (this.#outgoing.areAcknowledged && !buffered) this.keepAlive();
    this.#flush();
    this.#host.channelsChanged();
  }

  endChannelWithin(milliseconds: number): void {
    this.#channel?.endWithin(milliseconds);
  }

  forwardAnswer(): string {
    return encodeForwardAnswer(this.#channel !== null, this.#outgoing.lastId);
  }

  /** Sends a no-op: the browser skips it, but proxies see traffic. */
  keepAlive(): void {
    this.#enqueue('"noop"');
    this.#flush();
  }

  detached(channel: BackChannel): void {
    if (this.#channel !== channel) return;
    this.#channel = null;
    if (this.#ended) return;
    this.#abandonedTimer = setTimeout(() => this.end(), this.#host.timings.abandonedMs);
    this.#host.channelsChanged();
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#abandonedTimer);
    this.#stream.close();
    this.#channel?.end();
    this.#host.ended();
  }

  #enqueue(text: string): void {
    if (this.#ended) return;
    this.#outgoing.add(text);
    if (this.#flushPlanned) return;
    this.#flushPlanned = true;
    queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    this.#flushPlanned = false;
    this.#channel?.write(encodeFrames(this.#outgoing.takeUnwritten()));
  }
}
