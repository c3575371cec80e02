import { useState } from 'react';
import { useDebouncedValue } from '#src/components/runtime/useDebouncedValue.ts';
import { emailSpellings } from './submissionRow.ts';

/** A pause in typing after which a search may cost reads. */
const debounceMs = 400;

/**
 * What the admin searches for. A complete e-mail address is asked of the server; any other text is looked for in the
 * rows.
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
    /** Asked of the server. */
    emails,
    /** Looks for the address in the rows too, where it may be spelled otherwise or stand in a message. */
    searchRows: () => setTextInRows(settled),
  };
}
