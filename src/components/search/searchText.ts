/** Letters that Unicode does not decompose. Slugs have their own table in `postId.ts`. */
const spelled = new Map(
  Object.entries({
    ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ǥ: 'g' },
    ...{ ı: 'i', ȷ: 'j', ĸ: 'k', ƒ: 'f', ƙ: 'k', ɓ: 'b', ɗ: 'd', ɖ: 'd', ɨ: 'i', ʉ: 'u', ƶ: 'z', ə: 'e' },
    ...{ ɛ: 'e', ɔ: 'o', ƴ: 'y', ς: 'σ', ґ: 'г', װ: 'וו', ױ: 'וי', ײ: 'יי', '×': 'x', '♯': '#' },
    // Arabic, as in Lucene's normalizers: forms of alef, yeh, heh and kaf.
    ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ے: 'ي', ة: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ک: 'ك' },
  }),
);

const spelledLetters = new RegExp(`[${[...spelled.keys()].join('')}]`, 'g');

/**
 * Accents, vowel points, and the dot below Hindi letters, which is often left out. In other scripts, such as Thai, marks
 * tell words apart. So do those of kana.
 */
const accents =
  /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\u093c]/gu;

const hiragana = /[ぁ-ゖ]/g;

/** Inside a word, they do not separate. */
const apostrophes = /['’‘‛′＇ꞌꞋ՚׳]/gu;

/** Invisible characters, the Arabic tatweel, and apostrophes that count as letters. */
const ignored = /(?![\t\n\r])[\p{C}ـ\u02b9-\u02cf]/gu;

/** Punctuation, and currency and math symbols such as `|` and `~`. */
const punctuation = /[^\P{P}#&]|[^\P{Sm}+]|\p{Sc}/gu;

/** Spacing accents, which would decompose into a space and an accent, skin tones, and copyright and trademark symbols. */
const appended = /[\p{Sk}®©™℠]/u;

/** Separates groups of digits, as in `10 000`. */
const groupSpaces = /(?<=\p{Nd})[ \u00a0\u2009\u202f](?=\p{Nd}{3}(?!\p{Nd}))/gu;

/** Replaces each with an invisible character, so that the text keeps its length. */
function joinGroups(text: string): string {
  return text.replace(groupSpaces, '\u2060');
}

/**
 * The text as searches compare it: without case, accents, punctuation and differences of Unicode forms and widths. Each
 * character is folded separately, so that part of a text, folded, is part of the folded text.
 */
function foldText(text: string): string {
  return joinGroups(text).replace(/[^a-z0-9 \n]/gu, foldCharacter);
}

/** Cached, because a search folds whole archives. */
const foldedCharacters = new Map<string, string>();

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = character
    .replace('゛', '\u3099')
    .replace('゜', '\u309a')
    .replace(appended, '')
    .normalize('NFKD')
    .replace(accents, '')
    .replace(hiragana, toKatakana)
    .toLowerCase()
    .replace(accents, '')
    .replace(spelledLetters, (letter) => spelled.get(letter) ?? letter)
    .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
    .replace(apostrophes, '')
    .replace(ignored, '')
    .replace(punctuation, '');
  foldedCharacters.set(character, folded);
  return folded;
}

/** Unicode lists both kinds of kana in the same order. */
function toKatakana(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) + 'ア'.charCodeAt(0) - 'あ'.charCodeAt(0));
}

/** In every script, Unicode has ten digits in a row, from zero to nine. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

const separators = new RegExp(`[\\s\u200c]|${punctuation.source}`, 'u');

/** The folded words of a search's input; empty if it contains nothing to search for. */
export function searchWords(text: string): string[] {
  const parts = text.replace(apostrophes, '').split(separators).map(foldText).flatMap(wordsOf);
  return [...new Set(parts)];
}

/** `#seo` finds seo, and `salt & pepper` salt and pepper, while `C#` and `R&D` are words. */
function wordsOf(folded: string): string[] {
  return folded
    .split(/\s+/)
    .map((word) => word.replace(/^[#&]+/, ''))
    .filter(Boolean);
}

/** A key that is equal for names that people would call the same, such as `Café` and `cafe`. */
export function comparableName(name: string): string {
  return searchWords(name).join(' ') || name.trim();
}

const folded = new WeakMap<object, string>();

/**
 * Whether the row contains all words, in any order, even as parts of longer words. An empty list matches nothing.
 * @param textsOf is called once per row
 */
export function contains<Row extends object>(
  row: Row,
  words: readonly string[],
  textsOf: (row: Row) => readonly string[],
): boolean {
  const text = folded.get(row) ?? foldText(textsOf(row).join('\n'));
  folded.set(row, text);
  return containsAll(text, words);
}

function containsAll(folded: string, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => folded.includes(word));
}

/** The options that contain all typed words; all options if nothing is typed. */
export function optionsFound<Option>(
  options: readonly Option[],
  typed: string,
  textOf: (option: Option) => string = String,
): Option[] {
  const words = searchWords(typed);
  if (typed.trim() === '') return [...options];
  return options.filter((option) => containsAll(foldText(textOf(option)), words));
}

/** Cuts the text where one of the words begins or ends. */
export function partsFound(text: string, words: readonly string[]): { part: string; isFound: boolean }[] {
  const joined = Array.from(joinGroups(text), foldText);
  const characters = Array.from(text, (character, at) => ({ character, folded: joined[at] ?? '' }));
  const folded = characters.map((one) => one.folded).join('');
  const isFound = new Array<boolean>(folded.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1))
      isFound.fill(true, at, at + word.length);
  }
  const parts: { part: string; isFound: boolean }[] = [];
  let start = 0;
  for (const one of characters) {
    const end = start + one.folded.length;
    const last = parts.at(-1);
    // What folds to nothing, such as an apostrophe, belongs to the word around it.
    const found =
      start === end
        ? last?.isFound === true && isFound[end] === true
        : isFound.slice(start, end).includes(true);
    start = end;
    if (last?.isFound === found) last.part += one.character;
    else parts.push({ part: one.character, isFound: found });
  }
  return parts;
}
