import { FirestoreError, invalid } from '#emulator/engine/firestoreError.ts';
import type { ServiceStream, StreamOutlet } from '#emulator/service/serviceStream.ts';
import { MAX_REQUEST_BYTES } from '#emulator/transport/readBody.ts';

export class SessionStream {
  readonly #stream: ServiceStream;
  readonly #outlet: StreamOutlet;
  readonly #idleMs: number;
  #arriving = 0;
  #isClosed = false;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(stream: ServiceStream, outlet: StreamOutlet, idleMs: number) {
    this.#stream = stream;
    this.#outlet = outlet;
    this.#idleMs = idleMs;
  }

  receive(text: string): void {
    if (this.#isClosed) return;
    const request = parseJson(text);
    if (Buffer.byteLength(text) > MAX_REQUEST_BYTES) {
      this.fail(invalid(`The message is larger than ${MAX_REQUEST_BYTES} bytes.`));
    } else if (request === undefined) {
      this.fail(invalid('The message is not JSON.'));
    } else {
      this.#stream.receive(request);
    }
  }

  /** Reads a request of this session; the stream is not closed as idle during that. */
  async reading<T>(read: () => Promise<T>): Promise<T> {
    this.#arriving += 1;
    try {
      return await read();
    } finally {
      this.#arriving -= 1;
      this.postponeClosing();
    }
  }

  /** Call for real messages only: keep-alives must not hold a stream open, or connections would never be freed. */
  postponeClosing(): void {
    clearTimeout(this.#idleTimer);
    if (this.#isClosed) return;
    this.#idleTimer = setTimeout(() => this.#closeIfIdle(), this.#idleMs);
  }

  fail(error: FirestoreError): void {
    if (this.#isClosed) return;
    this.#outlet.send({ error: { status: error.status, message: error.message } });
    this.close();
  }

  close(): void {
    clearTimeout(this.#idleTimer);
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stream.close();
  }

  /** Closes with a status, as production does, so that the SDK can handle a write it has just sent. */
  #closeIfIdle(): void {
    if (this.#arriving > 0 || !this.#stream.isIdle()) return;
    this.fail(new FirestoreError('UNAVAILABLE', 'The stream was idle.'));
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
