import { site } from '#src/content/site.ts';

/** Leaves absolute URLs unchanged, and also stored text that is not a valid URL. */
export function absoluteUrl(path: string): string {
  try {
    return new URL(path, site.url).href;
  } catch {
    return path;
  }
}

/** Path of the page's 1200x630 social image, which the build draws: `/share/home.png`, `/share/blog/<id>.png`. */
export function ogImagePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}
