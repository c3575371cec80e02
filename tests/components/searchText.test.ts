import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableName, contains, partsFound, searchWords } from '#src/components/search/searchText.ts';

const finds = (text: string, typed: string) => contains({}, searchWords(typed), () => [text]);

describe('A search finds', () => {
  const cafe = 'Why the café’s façade isn’t “flat”';
  it.each([
    // Any order, parts of words, apostrophes, dashes, punctuation.
    [cafe, 'facade cafe'],
    [cafe, "ISN'T"],
    [cafe, 'isnt fla'],
    ['isn´t', 'isn’t'],
    ['e‑mail', 'email'],
    ['email', 'E–Mail'],
    ['long term', 'long-term'],
    ['UI/UX Design', 'uiux'],
    ['Fees of $5,000, or 4 €', '5000 4€'],
    ['Fees of 10\u202f000 to 12’500', '12500 10000'],
    ['1920×1080 at ½ price', '1/2 1920x1080'],
    ['SEO | Guide for Brand', 'brand® seo|guide'],
    ['3〜5人', '３～５人'],
    ["K'iche'", 'kꞌicheꞌ'],
    ['SEO', '#seo'],
    ['C# and C++', 'c++ c#'],
    ['R&D', 'r&d'],
    ['Salt and pepper', 'salt & pepper'],
    // Letters that are not accents.
    ['Łukasz Żak', 'lukasz zak'],
    ['Strauß, Œuvre, Ærø, Þór', 'STRAUSS oeuvre aero thor'],
    ['Đặng Thị Hồng', 'dang thi hong'],
    ['İstanbul, Işık', 'istanbul isik'],
    ['ISPARTA', 'ısparta'],
    // Other scripts.
    ['ΟΔΟΣ ΑΘΗΝΑΣ', 'οδός'],
    ['οδός', 'ΟΔΟΣ'],
    ['Ёлка', 'елка'],
    ['مُحَمَّد أحمد', 'محمد احمد'],
    ['مكتبة شَـــكر', 'مكتبه شكر'],
    ['علی', 'علي'],
    ['می‌خواهم', 'می خواهم'],
    ['שָׁלוֹם', 'שלום'],
    ['फ़िल्म १२३', 'फिल्म 123'],
    ['東京の港', '港 東京'],
    ['ภาษาไทย', 'ไทย'],
    // Unicode forms and widths.
    ['ガイド', 'ｶﾞｲﾄﾞ'],
    ['か゛', 'が'],
    ['サイト、がいど、ゔ', 'さいと ガイド ヴ'],
    ['ＡＢＣ　１２３', 'abc 123'],
    ['한글', '한글'.normalize('NFD')],
    ['ﬁnancial x²', 'financial x2'],
    ['co\u00adop\u200bera\ufefftion\u00a0now', 'cooperation now'],
    ['👍🏽 Launch 🚀', '👍 🚀'],
  ])('%j for %j', (text, typed) => {
    expect(finds(text, typed)).toBe(true);
  });

  it('any piece of a text, in any case', () => {
    const piece = fc.tuple(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
      fc.nat(40),
      fc.nat(40),
      fc.constantFrom('toLowerCase' as const, 'toUpperCase' as const),
    );
    fc.assert(
      fc.property(piece, ([text, from, to, change]) => {
        const typed = Array.from(text).slice(from, to).join('')[change]();
        // In upper case, an ancient Greek iota becomes a letter, and old Cyrillic forms become the modern ones.
        fc.pre(!/[\u0345\u1c80-\u1c88\u1f80-\u1fff]/.test(text));
        return searchWords(typed).length === 0 || finds(text, typed);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('A search finds nothing', () => {
  it.each(['!!!', '—', '´', '…', '\u0301', '\u200b', '&', '#', '€', '|'])('for %j alone', (typed) => {
    expect(finds('Anything — really…! #1 & more | 5 €', typed)).toBe(false);
  });

  it.each([
    ['screens', 'nine screens'],
    ['がく', 'かく'],
    ['ไกล', 'ใกล้'],
    ['Cats and dogs', 'c#'],
    ['Rest and day', 'r&d'],
  ])('in %j for %j', (text, typed) => {
    expect(finds(text, typed)).toBe(false);
  });
});

it.each([
  [`Why the café’s façade`, "cafe's facade", 'Why the [café’s] [façade]'],
  ['Strauß and ﬁne', 'ss fi', 'Strau[ß] and [ﬁ]ne'],
  ['An e-mail, an email', 'email', 'An [e-mail], an [email]'],
  ['한글', '하', '[한]글'],
  ['Only 10 000 left', '10000', 'Only [10 000] left'],
  ['Nothing here', '', 'Nothing here'],
])('highlights in %j the matches for %j', (text, typed, marked) => {
  const parts = partsFound(text, searchWords(typed));
  expect(parts.map(({ part, isFound }) => (isFound ? `[${part}]` : part)).join('')).toBe(marked);
});

it('treats names as equal if people would call them the same, and no others', () => {
  for (const [one, other] of [
    ['Café', 'cafe'],
    ['Straße', 'STRASSE'],
    ['E‑Mail', 'e-mail'],
    ['Ｓｐｅｅｄ ', 'speed'],
  ] as const)
    expect(comparableName(one)).toBe(comparableName(other));
  expect(new Set(['C', 'C#', 'C++', '!!!', '???', '🚀'].map(comparableName)).size).toBe(6);
});
