import { describe, expect, it } from 'vitest';
import { drawText } from '#scripts/lettering/drawText.ts';

const box = { width: 500, height: 340, sizes: [84, 40], weight: 600, color: '#000', tracking: 0 } as const;

const draw = async (text: string) => (await drawText(text, box)).at(0, 0);

/** Where letters and emoji begin. */
const starts = (svg: string) =>
  [...svg.matchAll(/translate\((\S+)| x="([\d.]+)"/g)].map(([, path, image]) => Number(path ?? image));

describe('drawn text', () => {
  it.each([
    ['Polish, Czech, Turkish, Vietnamese', ['Ł', 'ř', 'ğ', 'ơ', 'ư', 'ệ', 'e\u0302\u0323']],
    ['Cyrillic and Greek', ['Ж', 'ї', 'ѣ', 'Ω', 'ώ']],
    ['Arabic, Persian, Hebrew', ['ع', 'ب', 'گ', 'א', 'שׁ']],
    ['Devanagari, Bengali, Tamil, Thai', ['क', 'क्षि', 'ক', 'க', 'ก', 'กี้']],
    ['Georgian and Armenian', ['ქ', 'Ք']],
    ['Chinese, Japanese, Korean', ['东', '東', 'の', 'カ', '한', '々', '，']],
    ['signs', ['→', '★', '©', '€', '№', '™']],
    ['emoji', ['🚀', '👩‍💻', '👩', '🇩🇪', '🏳️‍🌈', '1️⃣', '1', '👍🏽', '👍', '❤️', '☎️', '🫩']],
  ])('shows each letter as itself, never as the box for a missing one: %s', async (_, letters) => {
    const drawn = await Promise.all(letters.map(draw));
    expect(drawn.filter((svg) => /<path[^>]*d="M|<image/.test(svg))).toHaveLength(letters.length);
    expect(new Set(drawn).size).toBe(new Set(letters.map((letter) => letter.normalize())).size);
  });

  it.each(['ᚠᚢᚦ', '\u{e000}', '\u{10ffff}', 'ខ្មែរ', '\u0378', '\u0000', '\ud83d', '\u200d'])(
    'leaves out what no font can draw: %j',
    async (text) => {
      expect(await draw(text)).toBe(await draw(''));
      expect(await draw(`One ${text} two`)).toBe(await draw('One two'));
    },
  );

  it('draws decorated letters that no font has as plain letters', async () => {
    expect(await draw('𝐁𝐨𝐥𝐝 𝔸')).toBe(await draw('Bold A'));
  });

  it('draws one picture for an emoji of several characters', async () => {
    expect((await draw('👩‍💻🇩🇪🏳️‍🌈👨‍👩‍👧‍👦')).match(/<image/g)).toHaveLength(4);
  });

  it('joins Arabic letters', async () => {
    const [joined, separate] = await Promise.all(['ببب', 'ب\u200cب\u200cب'].map(draw));
    expect(starts(separate ?? '')[0]).toBeLessThan(starts(joined ?? '')[0] ?? 0);
  });

  it('draws Hebrew from right to left, and the numbers and Latin words in it from left to right', async () => {
    const drawn = await draw('אב 12 ABC גד');
    const plain = await draw('ABC');
    const path = /d="([^"]+)"/.exec(plain)?.[1] ?? '';
    expect(drawn).toContain(path);
    expect(drawn.indexOf(/d="([^"]+)"/.exec(await draw('גד'))?.[1] ?? '?')).toBeLessThan(drawn.indexOf(path));
    expect(drawn.indexOf(path)).toBeLessThan(drawn.indexOf(/d="([^"]+)"/.exec(await draw('אב'))?.[1] ?? '?'));
  });
});
