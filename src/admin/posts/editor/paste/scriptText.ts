const letters = {
  sup: ['0123456789+-=()abcdefghijklmnoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'],
  sub: ['0123456789+-=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'],
} as const;

/** Writes superscript and subscript in plain text: `10⁶`, `H₂O`, `x^(n+½)`, but `4th` and `[1]` as they are. */
export function scriptText(text: string, script: keyof typeof letters): string {
  const [from, to] = letters[script];
  const plain = text.replace(/[−–]/g, '-');
  if (/^\s*$|^(st|nd|rd|th|tm|®|™|\[.*\])$/i.test(text.trim())) return /^tm$/i.test(text.trim()) ? '™' : text;
  if ([...plain].every((letter) => from.includes(letter))) {
    return [...plain].map((letter) => [...to][from.indexOf(letter)]).join('');
  }
  if (script === 'sub' || /\s/.test(text)) return text;
  return text.length === 1 ? `^${text}` : `^${text.length > 1 && /\W/.test(text) ? `(${text})` : text}`;
}
