import { useState } from 'react';
import { useDebouncedValue } from '#src/components/runtime/useDebouncedValue.ts';

const debounceMs = 400;

/** A complete e-mail address is searched for on the server, any other text in the rows. */
export function useSearchText() {
  const [text, setText] = useState('');
  const typed = text.trim();
  const settled = useDebouncedValue(typed, debounceMs);
  const [addressInRows, setAddressInRows] = useState<string>();
  const emails = typed === '' || settled === addressInRows ? undefined : emailSpellings(settled);
  return {
    text,
    setText,
    textInRows: emails ? '' : typed,
    isSettled: typed === settled,
    emails,
    /** The address may be spelled otherwise there, or stand in a message. */
    searchRows: () => setAddressInRows(settled),
  };
}

export type SearchText = ReturnType<typeof useSearchText>;

/** Since the server compares letter by letter; `undefined` for a text that is no address. */
export function emailSpellings(text: string): readonly string[] | undefined {
  const typed = text.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(typed)) return undefined;
  const lower = typed.toLowerCase();
  const capitalized = lower.charAt(0).toUpperCase() + lower.slice(1);
  const nameCased = lower.replace(/(^|[.\-_])[a-z](?=[^@]*@)/g, (letter) => letter.toUpperCase());
  return [...new Set([typed, lower, capitalized, nameCased, lower.toUpperCase()])];
}
