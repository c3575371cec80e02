const key = 'post-author';

/** The author of the post saved last in this browser, or nothing. */
export function rememberedAuthor(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Remembers who wrote a post that was saved; a browser that stores nothing forgets it. */
export function rememberAuthor(author: string): void {
  try {
    localStorage.setItem(key, author.trim());
  } catch (error) {
    console.warn('The author could not be remembered:', error);
  }
}
