import type { FirestoreError } from '#emulator/engine/firestoreError.ts';

/** Where a stream puts its answers. `fail` is the last word: the transport closes the stream after it. */
export type StreamOutlet = { send(message: object): void; fail(error: FirestoreError): void };

export type ServiceStream = {
  /** Takes one decoded request; whatever is wrong with it goes to the outlet, never to the caller. */
  receive(request: unknown): void;
  /** True when nothing would be missed if the stream were closed now. */
  isIdle(): boolean;
  close(): void;
};
