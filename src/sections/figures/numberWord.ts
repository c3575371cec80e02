const words = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

/** A whole number from 0 to 20 as an English word, larger ones in digits. */
export function numberWord(number: number): string {
  return words[number] ?? String(number);
}

/** The same at the start of a sentence. */
export function numberWordFirst(number: number): string {
  const word = numberWord(number);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
