export type Script = 'sup' | 'sub';

const letters: Readonly<Record<Script, readonly [string, string]>> = {
  sup: ['0123456789+-=()abcdefghijklmnoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'],
  sub: ['0123456789+-=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'],
};

/** Superscript and subscript that Unicode has: `10⁶`, `H₂O`, `™`. */
export function scriptLetters(text: string, script: Script): string {
  const [from, to] = letters[script];
  const plain = text.replace(/[−–]/g, '-').replace(/^(\s*)tm(\s*)$/i, '$1™$2');
  return plain.replace(/./gu, (letter) => [...to][from.indexOf(letter)] ?? letter);
}

/** @returns what goes around other superscript and subscript, as in `x^½` and `x^(n+½)`; `null` if Unicode has all of it */
export function scriptDelimiters(text: string, script: Script): { before: string; after: string } | null {
  const words = text.trim();
  const [from] = letters[script];
  if (/^(st|nd|rd|th|®|™|\[.*\]|)$/i.test(words)) return { before: '', after: '' };
  if (/^tm$/i.test(words) || [...words.replace(/[−–]/g, '-')].every((letter) => from.includes(letter)))
    return null;
  if (words.length > 1 && !/^\w+$/.test(words)) return { before: script === 'sup' ? '^(' : '_(', after: ')' };
  return { before: script === 'sup' ? '^' : '', after: '' };
}
