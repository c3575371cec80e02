const view = new DataView(new ArrayBuffer(8));
const NEEDS_ESCAPE = /[\0\ud800-\uffff]/;
const EXACT = /^-?\d{1,15}$/;
const NO_REMAINDER = '\u8000';

/** The order key of a string: ends with a terminator and sorts like its UTF-8 bytes (by code point). */
export function stringKey(text: string): string {
  if (!NEEDS_ESCAPE.test(text)) return `${text}\0\x01`;
  let key = '';
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    key += unit === 0 ? '\0\x02' : String.fromCharCode(byCodePoint(unit));
  }
  return `${key}\0\x01`;
}

/** The order key of a double: NaN first, then from -Infinity to Infinity; -0 equals 0. */
export function doubleKey(value: number): string {
  return doubleUnits(value) + NO_REMAINDER;
}

/** The order key of a 64-bit integer in decimal digits, exact for integers and doubles. */
export function integerKey(digits: string): string {
  const nearest = Number(digits);
  if (EXACT.test(digits)) return doubleKey(nearest);
  const remainder = Number(BigInt(digits) - BigInt(nearest));
  return doubleUnits(nearest) + String.fromCharCode(0x8000 + remainder);
}

/** Surrogates sort after the rest of the basic plane, although their code units are lower. */
function byCodePoint(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800;
  return unit >= 0xd800 ? unit + 0x2000 : unit;
}

function doubleUnits(value: number): string {
  if (Number.isNaN(value)) return '\0\0\0\0';
  view.setFloat64(0, value === 0 ? 0 : value);
  const flip = view.getUint16(0) >= 0x8000 ? 0xffff : 0;
  const first = flip === 0 ? view.getUint16(0) + 0x8000 : 0xffff - view.getUint16(0);
  return String.fromCharCode(
    first,
    view.getUint16(2) ^ flip,
    view.getUint16(4) ^ flip,
    view.getUint16(6) ^ flip,
  );
}
