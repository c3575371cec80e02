import { useState } from 'react';
import { useDebouncedValue } from '#src/components/runtime/useDebouncedValue.ts';

/** A pause in typing after which a search may cost reads. */
const debounceMs = 400;

/**
 * What the admin searches for: a complete e-mail address on the server, any other text in the rows.
 */
export function useSearchText() {
  const [text, setText] = useState('');
  const typed = text.trim();
  const settled = useDebouncedValue(typed, debounceMs);
  const [textInRows, setTextInRows] = useState<string>();
  const emails = typed === '' || settled === textInRows ? undefined : emailSpellings(settled);
  return {
    text,
    setText,
    /** Looked for in the rows; empty when there is nothing to look for. */
    wanted: emails ? '' : typed,
    /** Nothing was typed for a moment. */
    isSettled: typed === settled,
    /** Searched for on the server. */
    emails,
    /** Looks for the address in the rows too, where it may be spelled otherwise or stand in a message. */
    searchRows: () => setTextInRows(settled),
  };
}

/**
 * The spellings a complete e-mail address may be stored in, since the server compares letter by letter; `undefined` for
 * any other text.
 */
export function emailSpellings(text: string): readonly string[] | undefined {
  const typed = text.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(typed)) return undefined;
  const lower = typed.toLowerCase();
  const capitalized = lower.charAt(0).toUpperCase() + lower.slice(1);
  const nameCased = lower.replace(/(^|[.\-_])[a-z](?=[^@]*@)/g, (letter) => letter.toUpperCase());
  return [...new Set([typed, lower, capitalized, nameCased, lower.toUpperCase()])];
}
