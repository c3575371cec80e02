/** Letters that Unicode does not decompose. A slug spells some of them differently: see `postId.ts`. */
const spelled = new Map(
  Object.entries({
    ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n' },
    ...{ ı: 'i', ȷ: 'j', ĸ: 'k', ƒ: 'f', ƙ: 'k', ɓ: 'b', ɗ: 'd', ɖ: 'd', ɨ: 'i', ʉ: 'u', ƶ: 'z', ə: 'e' },
    ...{ ς: 'σ', ґ: 'г' },
    // Arabic, as in Lucene's normalizers: forms of alef, yeh, heh and kaf.
    ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ے: 'ي', ة: 'ه', ہ: 'ه', ھ: 'ه', ک: 'ك' },
    ...Object.fromEntries(Array.from('٠١٢٣٤٥٦٧٨٩', (digit, value) => [digit, String(value)])),
    ...Object.fromEntries(Array.from('۰۱۲۳۴۵۶۷۸۹', (digit, value) => [digit, String(value)])),
  }),
);

const spelledLetters = new RegExp(`[${[...spelled.keys()].join('')}]`, 'g');

/** Accents and vowel points. In other scripts, such as Thai, marks tell words apart. So do those of kana. */
const accents =
  /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/gu;

/** Invisible characters, the Arabic tatweel, and apostrophes that count as letters. */
const ignored = /(?![\t\n\r])[\p{C}ـ\u02b9-\u02cf]/gu;

const punctuation = /[^\P{P}#&]|\u2212/gu;

/**
 * The text as searches compare it: without case, accents, punctuation and differences of Unicode forms and widths. Each
 * character is folded by itself, so that the folded parts of a text are parts of the folded text.
 */
function foldText(text: string): string {
  return text.replace(/[^a-z0-9 \n]/gu, foldCharacter);
}

/** Cached, because a search folds whole archives. */
const foldedCharacters = new Map<string, string>();

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = character
    .replace('゛', '\u3099')
    .replace('゜', '\u309a')
    // Spacing accents, which would decompose into a space and an accent, and skin tones.
    .replace(/\p{Sk}/u, '')
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(accents, '')
    .replace(spelledLetters, (letter) => spelled.get(letter) ?? letter)
    .replace(ignored, '')
    .replace(punctuation, '');
  foldedCharacters.set(character, folded);
  return folded;
}

/** Inside a word, they do not separate. */
const apostrophes = /['’‘‛′＇ꞌ՚׳]/gu;

const separators = /[\s\u200c\u2212]|[^\P{P}#&]/u;

/** The folded words of what was typed into a search. Empty if nothing in it can be searched for. */
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

/** What two names have in common if people would call them the same, such as `Café` and `cafe`. */
export function comparableName(name: string): string {
  return searchWords(name).join(' ') || name.trim();
}

const folded = new WeakMap<object, string>();

/**
 * Whether the row contains all words, in any order, also as parts of longer words. No words find nothing.
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

/** The options of an autocomplete that contain all typed words; without any, all options. */
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
  const characters = Array.from(text, (character) => ({ character, folded: foldText(character) }));
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
