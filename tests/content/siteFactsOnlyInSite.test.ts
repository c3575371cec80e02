import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '#src/content/site.ts';
import { wholeWord } from '#tests/support/agency/wholeWord.ts';

/** Lines of `src/` that match, except those of the file with the agency's facts. */
function linesWith(matches: (line: string) => boolean): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && name !== join('content', 'site.ts'))
    .flatMap((name) =>
      readFileSync(join('src', name), 'utf8')
        .split('\n')
        .filter(matches)
        .map((line) => `${name}: ${line}`),
    );
}

describe('facts about the agency are only in site.ts', () => {
  it('its name', () => {
    expect(linesWith((line) => wholeWord(site.name).test(line))).toEqual([]);
  });

  it.each<[what: string, text: string]>([
    ['tagline', site.tagline],
    ['email address', site.email],
    ['telephone number', site.phone],
    ['address', `${site.location.locality}, ${site.location.region}`],
    ['postal code', site.location.postalCode],
    ['time zone', site.location.timeZone],
    ['jurisdiction', site.jurisdiction],
    ['language', `'${site.lang}'`],
    ['own domain', new URL(site.url).hostname],
    ...site.socials.map(({ name, url }): [string, string] => [`profile on ${name}`, url]),
  ])('its %s', (_, text) => {
    expect(linesWith((line) => line.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
  });
});
