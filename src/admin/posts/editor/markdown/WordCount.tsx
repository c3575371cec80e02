import { memo } from 'react';
import { useDebouncedValue } from '#src/components/runtime/useDebouncedValue.ts';
import { readingMinutes, wordCount } from '#src/features/posts/data/post.ts';

type WordCountProps = { markdown: string };

/** Counted in the pauses, so that a long article never slows a key press down. */
export function WordCount({ markdown }: WordCountProps) {
  return <Count text={useDebouncedValue(markdown, 250)} />;
}

const Count = memo(function Count({ text }: { text: string }) {
  return `Markdown. ${wordCount(text).toLocaleString('en-US')} words, ${readingMinutes(text)} min read`;
});
