import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const accentFill = /(class="accent" fill=")[^"]*/g;

/**
 * A picture of the brand with its accent in another colour.
 * @param name of an SVG file in `public/pics` whose accent has the class `accent`, with `fill` behind it
 * @throws Error when it has none
 */
export function brandPicture(name: string, accent: string): string {
  const svg = readFileSync(join('public/pics', name), 'utf8');
  if (!svg.match(accentFill)) throw new Error(`Nothing in public/pics/${name} has the class "accent".`);
  return svg.replace(accentFill, `$1${accent}`);
}
