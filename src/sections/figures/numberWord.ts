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

export function numberWord(number: number): string {
  return words[number] ?? String(number);
}

export function capitalizedNumberWord(number: number): string {
  const word = numberWord(number);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
