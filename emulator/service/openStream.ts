import type { FirestoreError } from '#emulator/engine/firestoreError.ts';
import { callerOf } from './caller.ts';
import { toFirestoreError } from './catchErrors.ts';
import type { Databases } from './databases.ts';
import { ListenStream } from './listenStream.ts';
import type { Log } from './log.ts';
import type { ServiceStream, StreamOutlet } from './serviceStream.ts';
import { WriteStream } from './writeStream.ts';

/** If the handshake is invalid, returns a stream that answers the first request with the reason. */
export function openStream(
  databases: Databases,
  log: Log,
  kind: 'Listen' | 'Write',
  database: string,
  headers: ReadonlyMap<string, string>,
  outlet: StreamOutlet,
): ServiceStream {
  try {
    const opened = databases.byName(database);
    const caller = callerOf(headers.get('authorization'));
    return kind === 'Listen'
      ? new ListenStream(opened, caller, outlet)
      : new WriteStream(opened, caller, outlet);
  } catch (error) {
    return refusedStream(outlet, toFirestoreError(log, kind, error));
  }
}

function refusedStream(outlet: StreamOutlet, reason: FirestoreError): ServiceStream {
  return { receive: () => outlet.fail(reason), isIdle: () => true, close() {} };
}
