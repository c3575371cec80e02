import { describe, expect, it } from 'vitest';
import { fileOf, privateFiles, publicPaths } from '#tests/support/pages/prerendered.ts';
import { builtFile } from '#tests/support/servers/builtSite.ts';

const files = [...publicPaths.map(fileOf), ...privateFiles];

function namesIn(text: string, pattern: RegExp): Set<string> {
  return new Set(text.match(pattern));
}

describe.each(files)('%s', (file) => {
  const html = builtFile(file);
  const [, theme = ''] = /<style[^>]*>(:root\{--mui-[^<]*)<\/style>/.exec(html) ?? [];
  const used = namesIn(html, /(?<=var\(\s*)--mui-[\w-]+/g);
  const declared = namesIn(theme, /--mui-[\w-]+(?=:)/g);

  it('declares each theme variable that it uses, so that it looks right without scripts', () => {
    expect(used.size).toBeGreaterThan(10);
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('declares none that it does not use', () => {
    expect([...declared].filter((name) => !used.has(name))).toEqual([]);
  });
});
