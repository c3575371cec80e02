import { readText, writeText } from '#src/components/runtime/browserStorage.ts';

const key = 'post-author';

export function rememberedAuthor(): string {
  return readText('localStorage', key) ?? '';
}

export function rememberAuthor(author: string): void {
  writeText('localStorage', key, author.trim());
}
