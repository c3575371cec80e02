export type OutgoingMessage = { id: number; text: string };

const FRAME_CHARACTERS = 256 * 1024;

/**
 * A frame is the JSON's length in UTF-16 code units, a newline, and the JSON. Long runs are split to limit the size of
 * a frame.
 */
export function encodeFrames(messages: readonly OutgoingMessage[]): string {
  let frames = '';
  let entries: string[] = [];
  let characters = 0;
  for (const message of messages) {
    entries.push(`[${message.id},[${message.text}]]`);
    characters += message.text.length;
    if (characters < FRAME_CHARACTERS) continue;
    frames += frame(`[${entries.join(',')}]`);
    entries = [];
    characters = 0;
  }
  return entries.length === 0 ? frames : frames + frame(`[${entries.join(',')}]`);
}

/** The response to a handshake: session id, protocol version 8, keep-alive interval in ms. */
export function encodeHandshake(sessionId: string): string {
  return frame(JSON.stringify([[0, ['c', sessionId, '', 8, 12, 30_000]]]));
}

export function encodeForwardAnswer(hasBackChannel: boolean, lastId: number): string {
  return frame(JSON.stringify([hasBackChannel ? 1 : 0, lastId, 7]));
}

function frame(json: string): string {
  return `${json.length}\n${json}`;
}
