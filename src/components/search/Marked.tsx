import { createContext, use } from 'react';
import { partsFound } from './searchText.ts';

export const WordsFound = createContext<readonly string[] | undefined>(undefined);

export function Marked({ text }: { text: string }) {
  const words = use(WordsFound);
  if (!words?.length) return text;
  return partsFound(text, words).map(({ part, isFound }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
    isFound ? <mark key={index}>{part}</mark> : part,
  );
}
