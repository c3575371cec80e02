import type { FirestoreError } from '#emulator/engine/firestoreError.ts';

/** Receives a stream's messages. `fail` is the last call: the transport closes the stream after it. */
export type StreamOutlet = { send(message: object): void; fail(error: FirestoreError): void };

export type ServiceStream = {
  /** Handles one decoded request; errors go to the outlet, never to the caller. */
  receive(request: unknown): void;
  /** True if nothing would be lost by closing the stream now. */
  isIdle(): boolean;
  close(): void;
};
