/** Storage lists names in ascending order only, so the time counts down to list the newest picture first. */
const timeLength = 9;

const maxTime = 36 ** timeLength - 1;

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

const randomLength = 11;

/** Ids of later pictures sort first. `time` is in ms since 1970. */
export function newPictureId(time = Date.now()): string {
  return (maxTime - time).toString(36).padStart(timeLength, '0') + randomText(randomLength);
}

function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Skips bytes that would make the first letters of the alphabet more likely.
      if (byte < 252 && text.length < length) text += alphabet[byte % 36];
    }
  }
  return text;
}
