import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '#src/content/site.ts';

/** The id of the project of the embedded Firebase, which is no word of the agency's. */
const projectId = 'demo-kindlewave';

/** Lines of `src/` that hold a text, the file with the agency's facts left out. */
function linesWith(text: string): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && name !== join('content', 'site.ts'))
    .flatMap((name) =>
      readFileSync(join('src', name), 'utf8')
        .split('\n')
        .map((line) => `${name}: ${line}`),
    )
    .filter((line) => line.replaceAll(projectId, '').toLowerCase().includes(text.toLowerCase()));
}

describe('the agency is spelled in site.ts alone', () => {
  it.each<[what: string, text: string]>([
    ['name', site.name],
    ['tagline', site.tagline],
    ['email address', site.email],
    ['telephone number', site.phone],
    ['address', `${site.location.locality}, ${site.location.region}`],
    ['postal code', site.location.postalCode],
    ['own address on the web', new URL(site.url).hostname],
    ...site.socials.map(({ name, url }): [string, string] => [`profile on ${name}`, url]),
  ])('its %s', (_, text) => {
    expect(linesWith(text)).toEqual([]);
  });
});
