const POSIX_CLASSES = new Map([
  ['alnum', 'a-zA-Z0-9'],
  ['alpha', 'a-zA-Z'],
  ['digit', '0-9'],
  ['lower', 'a-z'],
  ['upper', 'A-Z'],
  ['space', '\\t\\n\\v\\f\\r '],
  ['word', 'a-zA-Z0-9_'],
  ['xdigit', 'a-fA-F0-9'],
  ['punct', '!-\\/:-@\\[-`\\{-~'],
]);
/** RE2 knows ASCII's blanks only, JavaScript's \s also Unicode's. */
const SPACE = '\\t\\n\\f\\r ';
const NOT_SPACE = '\\u{0}-\\u{8}\\u{b}\\u{e}-\\u{1f}\\u{21}-\\u{10ffff}';
const QUANTIFIER = /^\{(\d+)(,(\d*))?\}/;
const MAX_REPEATS = 1000;
const MAX_CACHE_SIZE = 500;

/** The patterns of rules are few and constant; those built from data must not fill the memory. */
const cache = new Map<string, RegExp>();

/** The RE2 of production's rules as a global JavaScript pattern; what RE2 lacks (look-around, back-references) is an Error. */
export function compileRegex(pattern: string): RegExp {
  const known = cache.get(pattern);
  if (known !== undefined) return known;
  const compiled = new Translator(pattern).compile();
  if (cache.size >= MAX_CACHE_SIZE) cache.clear();
  cache.set(pattern, compiled);
  return compiled;
}

class Translator {
  #rest: string;
  #flags = 'gu';
  #output = '';

  constructor(pattern: string) {
    this.#rest = pattern;
  }

  compile(): RegExp {
    const leading = this.#take(/^\(\?([ims]+)\)/);
    if (leading !== null) this.#flags += [...new Set(leading[1])].join('');
    while (this.#rest !== '') this.#output += this.#translateOne();
    return new RegExp(this.#output, this.#flags);
  }

  #translateOne(): string {
    if (this.#rest.startsWith('\\')) return this.#escape(false);
    if (this.#rest.startsWith('[')) return this.#characterClass();
    if (this.#rest.startsWith('(?')) return this.#group();
    const repeat = this.#take(QUANTIFIER);
    if (repeat !== null) return checkedRepeat(repeat);
    const character = this.#takeCharacter();
    if (character === '.') return this.#flags.includes('s') ? '.' : '[^\\n]';
    return /[\]{}]/.test(character) ? `\\${character}` : character;
  }

  #group(): string {
    if (this.#take(/^\(\?:/) !== null) return '(?:';
    const name = this.#take(/^\(\?P?<(\w+)>/);
    if (name !== null) return `(?<${name[1]}>`;
    if (/^\(\?<?[=!]/.test(this.#rest)) throw new Error('RE2 knows no look-around');
    throw new Error(`unsupported group '${this.#rest.slice(0, 4)}'`);
  }

  #characterClass(): string {
    let inner = this.#take(/^\[\^/) ? '[^' : this.#takeCharacter();
    if (this.#rest.startsWith(']')) inner += `\\${this.#takeCharacter()}`;
    while (!this.#rest.startsWith(']')) {
      if (this.#rest === '') throw new Error("missing ']'");
      inner += this.#classItem();
    }
    return inner + this.#takeCharacter();
  }

  #classItem(): string {
    const named = this.#take(/^\[:(\w+):\]/);
    if (named !== null) return POSIX_CLASSES.get(named[1] ?? '') ?? fail(`unknown class '${named[0]}'`);
    if (this.#rest.startsWith('\\')) return this.#escape(true);
    return this.#take(/^\[/) ? '\\[' : this.#takeCharacter();
  }

  #escape(isInClass: boolean): string {
    this.#takeCharacter();
    const hex = this.#take(/^x(?:([0-9a-fA-F]{2})|\{([0-9a-fA-F]{1,6})\})/);
    if (hex !== null) return `\\u{${hex[1] ?? hex[2]}}`;
    const property = this.#take(/^([pP])(?:(\w)|\{(\^?)(\w+)\})/);
    if (property !== null) return unicodeProperty(property);
    const letter = this.#takeCharacter();
    if (letter === 's') return isInClass ? SPACE : `[${SPACE}]`;
    if (letter === 'S') return isInClass ? NOT_SPACE : `[${NOT_SPACE}]`;
    if (letter === 'a') return '\\u{7}';
    if (/[dDwWtnrfv]/.test(letter) || (/[bB]/.test(letter) && !isInClass)) return `\\${letter}`;
    if (letter === 'A' && !isInClass) return '(?<![^])';
    if (letter === 'z' && !isInClass) return '(?![^])';
    if (/[1-9k]/.test(letter)) throw new Error('RE2 knows no back-references');
    if (letter === '' || /[\w\u0080-\u{10ffff}]/u.test(letter))
      throw new Error(`unknown escape '\\${letter}'`);
    return `\\u{${letter.charCodeAt(0).toString(16)}}`;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.#rest);
    if (match !== null) this.#rest = this.#rest.slice(match[0].length);
    return match;
  }

  #takeCharacter(): string {
    return this.#take(/^./su)?.[0] ?? '';
  }
}

function checkedRepeat(repeat: RegExpExecArray): string {
  if (Math.max(Number(repeat[1]), Number(repeat[3] ?? 0)) > MAX_REPEATS)
    throw new Error(`more than ${MAX_REPEATS} repetitions`);
  return repeat[0];
}

function unicodeProperty([, letter = 'p', short, negation, long]: RegExpExecArray): string {
  const name = short ?? long ?? '';
  const isNegated = (letter === 'P') !== (negation === '^');
  return `\\${isNegated ? 'P' : 'p'}{${name.length > 2 ? `Script=${name}` : name}}`;
}

function fail(reason: string): never {
  throw new Error(reason);
}
