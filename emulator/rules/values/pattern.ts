import { RE2JS } from 're2js';

const MAX_CACHE_SIZE = 500;

/** Limited in size: patterns in rules are few and constant, but those built from data must not exhaust memory. */
const cache = new Map<string, RE2JS>();

/**
 * Compiles a pattern as rules do: RE2, without look-around and back-references. Throws Google's message for any other.
 */
export function compilePattern(pattern: string): RE2JS {
  const known = cache.get(pattern);
  if (known !== undefined) return known;
  const compiled = compiledOrNull(pattern);
  if (compiled === null) throw new Error(`Invalid regular expression pattern. Pattern: ${pattern}.`);
  if (cache.size >= MAX_CACHE_SIZE) cache.clear();
  cache.set(pattern, compiled);
  return compiled;
}

/** The parts between the matches, without an empty part at either end. */
export function splitText(text: string, pattern: RE2JS): string[] {
  const parts: string[] = [];
  const matcher = pattern.matcher(text);
  let from = 0;
  while (matcher.find()) {
    const [start, end] = [matcher.start(), matcher.end()];
    if (start === end && (start === 0 || start === text.length)) continue;
    parts.push(text.slice(from, start));
    from = end;
  }
  return [...parts, text.slice(from)];
}

/** As in RE2: \1 in the replacement is the first group and \0 is the whole match. */
export function replaceText(text: string, pattern: RE2JS, replacement: string): string {
  const matcher = pattern.matcher(text);
  let replaced = '';
  let from = 0;
  while (matcher.find()) {
    const group = (_: string, sign: string) => {
      if (sign === '\\') return '\\';
      return Number(sign) <= matcher.groupCount() ? (matcher.group(Number(sign)) ?? '') : '';
    };
    replaced += text.slice(from, matcher.start()) + replacement.replace(/\\(\d|\\)/g, group);
    from = matcher.end();
  }
  return replaced + text.slice(from);
}

function compiledOrNull(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return null;
  }
}
