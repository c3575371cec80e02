const romans: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** @returns the numbers that a list marker can mean (`i.` is 1 or 9); none for a bullet */
export function numbersOf(marker: string): number[] {
  const [, digits, letters = ''] =
    /(?:(\d+)[.)\]:-]?|(?:^|[(.])([a-z]{1,5})[.)])$/i.exec(marker.trim()) ?? [];
  if (digits) return [Number(digits)];
  const word = letters.toLowerCase();
  const alpha = /^(.)\1*$/.test(word) ? [word.charCodeAt(0) - 96 + 26 * (word.length - 1)] : [];
  const roman = /^[ivxlc]+$/.test(word) ? [romanNumber(word)] : [];
  return [...(word === 'i' ? [...roman, ...alpha] : [...alpha, ...roman])];
}

function romanNumber(word: string): number {
  const values = [...word].map((letter) => romans[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
