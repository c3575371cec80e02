const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * CommonMark treats markers between punctuation and a letter as text: `**"Wichtig"**es`, `**50%**ige`, `は**「重要」**です`. People
 * mean bold.
 * @param marks such as `**`. Single markers, which are common in plain text, and `~~` are recognized only next to Chinese, Japanese or
 * Korean characters
 * @param before the character before the markers, and `after` them; empty at the edge of the text
 * @returns whether the markers can both open and close here, as between two letters
 */
export function areMarksInWord(marks: string, before: string, after: string): boolean {
  const isEnd = isLetter(after) && /(?![\p{Ps}*_~])[\p{P}\p{S}]/u.test(before);
  const isStart = isLetter(before) && /[\p{Ps}\p{Pi}\p{Pf}"']/u.test(after);
  return (isStart || isEnd) && (marks.startsWith('**') || cjk.test(before) || cjk.test(after));
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(character);
}
