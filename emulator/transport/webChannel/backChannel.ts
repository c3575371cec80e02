import type { ServerResponse } from 'node:http';
import type { ChannelTimings } from './channelTimings.ts';

type BackChannelOwner = {
  keepAlive(): void;
  detached(channel: BackChannel): void;
};

export class BackChannel {
  readonly #response: ServerResponse;
  readonly #endsWithFirstData: boolean;
  readonly #owner: BackChannelOwner;
  readonly #keepAlive: NodeJS.Timeout;
  #rotation: NodeJS.Timeout;
  #endsAt: number;
  #ended = false;

  constructor(response: ServerResponse, buffered: boolean, owner: BackChannelOwner, timings: ChannelTimings) {
    this.#response = response;
    this.#endsWithFirstData = buffered;
    this.#owner = owner;
    this.#keepAlive = setInterval(() => owner.keepAlive(), timings.keepAliveMs);
    this.#endsAt = Date.now() + timings.rotationMs;
    this.#rotation = setTimeout(() => this.#rotate(), timings.rotationMs);
    response.on('close', () => this.#finish());
    response.socket?.setNoDelay(true);
    response.flushHeaders();
  }

  /** Sends frames. For a client behind a buffering proxy (CI=1), the response must end after them. */
  write(frames: string): void {
    if (this.#ended || frames === '') return;
    this.#response.write(frames);
    if (this.#endsWithFirstData) this.end();
  }

  endWithin(milliseconds: number): void {
    const endsAt = Date.now() + milliseconds;
    if (this.#ended || endsAt >= this.#endsAt) return;
    clearTimeout(this.#rotation);
    this.#endsAt = endsAt;
    this.#rotation = setTimeout(() => this.#rotate(), milliseconds);
  }

  end(): void {
    if (this.#ended) return;
    this.#response.end();
    this.#finish();
  }

  #rotate(): void {
    this.#owner.keepAlive();
    this.end();
  }

  #finish(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearInterval(this.#keepAlive);
    clearTimeout(this.#rotation);
    this.#owner.detached(this);
  }
}
