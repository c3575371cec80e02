import { site } from '#src/content/site.ts';

/**
 * A path on this site as an absolute URL, as canonical links and structured data want it. Absolute URLs stay as they
 * are, and so does what is no address at all, since stored text may only begin like one.
 */
export function absoluteUrl(path: string): string {
  try {
    return new URL(path, site.url).href;
  } catch {
    return path;
  }
}
