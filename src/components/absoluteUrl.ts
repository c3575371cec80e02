import { site } from '#src/content/site.ts';

/** A path on this site as an absolute URL, as canonical links and structured data want it; absolute URLs stay as they are. */
export function absoluteUrl(path: string): string {
  return new URL(path, site.url).href;
}
