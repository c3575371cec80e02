/** Storage lists names in ascending order alone, so the time counts down: the newest picture comes first. */
const timeLength = 9;

const maxTime = 36 ** timeLength - 1;

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

const randomLength = 11;

/** Sorts later pictures before earlier ones. `time` is in ms since 1970. */
export function newPictureId(time = Date.now()): string {
  return (maxTime - time).toString(36).padStart(timeLength, '0') + randomText(randomLength);
}

function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Bytes above the last whole alphabet would make its first letters more frequent.
      if (byte < 252 && text.length < length) text += alphabet[byte % 36];
    }
  }
  return text;
}
