import { site } from '#src/content/site.ts';

const counterThreshold = 0.9;

/** Trimmed, and an emoji counts as two: the stricter of the two ways in which the rules may count. */
export function textLength(text: string): number {
  return text.trim().length;
}

export function tooLongMessage(max: number): string {
  return `Please use at most ${formatCount(max)} characters.`;
}

export function lengthCounter(length: number, max: number): string | undefined {
  return length < max * counterThreshold
    ? undefined
    : `${formatCount(length)} of ${formatCount(max)} characters`;
}

function formatCount(count: number): string {
  return count.toLocaleString(site.lang);
}
