import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const accentFill = /(class="accent" fill=")[^"]*/g;

/** An SVG of `public/pics` with its accent (`class="accent" fill="…"`) in another colour. @throws Error without one */
export function brandPicture(name: string, accent: string): string {
  const svg = readFileSync(join('public/pics', name), 'utf8');
  if (!svg.match(accentFill)) throw new Error(`Nothing in public/pics/${name} has the class "accent".`);
  return svg.replace(accentFill, `$1${accent}`);
}
