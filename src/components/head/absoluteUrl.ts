import { site } from '#src/content/site.ts';

/** Absolute URLs stay as they are, and so does stored text that only begins like an address. */
export function absoluteUrl(path: string): string {
  try {
    return new URL(path, site.url).href;
  } catch {
    return path;
  }
}
