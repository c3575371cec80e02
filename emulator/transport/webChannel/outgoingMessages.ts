import type { OutgoingMessage } from './webChannelFrame.ts';

/** The numbered messages of a session. Unacknowledged ones are repeated on the next back channel. */
export class OutgoingMessages {
  #unacknowledged: OutgoingMessage[] = [];
  #lastId = 0;
  #writtenId = 0;

  get lastId(): number {
    return this.#lastId;
  }

  get areAcknowledged(): boolean {
    return this.#unacknowledged.length === 0;
  }

  add(text: string): void {
    this.#lastId += 1;
    this.#unacknowledged.push({ id: this.#lastId, text });
  }

  acknowledge(id: number): void {
    this.#unacknowledged = this.#after(id);
  }

  rewindTo(id: number): void {
    this.#writtenId = Math.min(id, this.#lastId);
  }

  takeUnwritten(): OutgoingMessage[] {
    const unwritten = this.#after(this.#writtenId);
    this.#writtenId = this.#lastId;
    return unwritten;
  }

  #after(id: number): OutgoingMessage[] {
    const first = this.#unacknowledged[0];
    return first === undefined ? [] : this.#unacknowledged.slice(Math.max(0, id - first.id + 1));
  }
}
