import { memo } from 'react';
import { useDebouncedValue } from '#src/components/state/useDebouncedValue.ts';
import { readingMinutes, wordCount } from '#src/features/posts/data/post.ts';
import { readTimeText } from '#src/features/posts/messages.ts';

type WordCountProps = { markdown: string };

/** Debounced, so that typing stays fast in a long article. */
export function WordCount({ markdown }: WordCountProps) {
  return <Count text={useDebouncedValue(markdown, 250)} />;
}

const Count = memo(function Count({ text }: { text: string }) {
  const words = wordCount(text);
  return words === 0
    ? 'Markdown'
    : `Markdown. ${words.toLocaleString('en-US')} words, ${readTimeText(readingMinutes(text))}`;
});
