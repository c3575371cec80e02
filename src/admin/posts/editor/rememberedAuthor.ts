import { readText, writeText } from '#src/components/runtime/browserStorage.ts';

const key = 'post-author';

/** The author of the post saved last in this browser, or nothing. */
export function rememberedAuthor(): string {
  return readText('localStorage', key) ?? '';
}

/** Remembers who wrote a post that was saved; a browser that stores nothing forgets it. */
export function rememberAuthor(author: string): void {
  writeText('localStorage', key, author.trim());
}
