import { useState } from 'react';
import { useDebouncedValue } from '#src/components/state/useDebouncedValue.ts';

const debounceMs = 400;

/** A complete email address is searched for on the server, any other text in the loaded rows. */
export type SearchText = {
  /** As typed. */
  text: string;
  setText(text: string): void;
  /** The text to search the rows for. */
  textInRows: string;
  /** True once typing has paused. */
  isSettled: boolean;
  /** Spellings of the address to query on the server. */
  emails: readonly string[] | undefined;
  /** Searches the rows instead: the address may be spelled differently there, or be part of a message. */
  searchRows(): void;
};

export function useSearchText(): SearchText {
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
    searchRows: () => setAddressInRows(settled),
  };
}

/** Needed because the server compares case-sensitively; `undefined` if the text is not an address. */
export function emailSpellings(text: string): readonly string[] | undefined {
  const typed = text.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(typed)) return undefined;
  const lower = typed.toLowerCase();
  const capitalized = lower.charAt(0).toUpperCase() + lower.slice(1);
  const nameCased = lower.replace(/(^|[.\-_])[a-z](?=[^@]*@)/g, (letter) => letter.toUpperCase());
  return [...new Set([typed, lower, capitalized, nameCased, lower.toUpperCase()])];
}
