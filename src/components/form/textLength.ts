/** From this share of its limit on, a field counts the characters. */
const counterThreshold = 0.9;

/** Characters as the rules count them, which are code points; blanks round a text are not stored. */
export function textLength(text: string): number {
  return Array.from(text.trim()).length;
}

/** The message for a text that is too long. */
export function tooLongMessage(max: number): string {
  return `Please use at most ${inWords(max)} characters.`;
}

/** How much of its limit a text takes, once that is of interest. */
export function lengthCounter(length: number, max: number): string | undefined {
  return length < max * counterThreshold ? undefined : `${inWords(length)} of ${inWords(max)} characters`;
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
