import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandFiles } from '#scripts/brand/brandFiles.ts';
import { outlineText } from '#scripts/brand/outlineText.ts';
import { paintDrawing } from '#scripts/brand/paintDrawing.ts';
import { subjects } from '#src/content/pictures.ts';
import { site } from '#src/content/site.ts';
import { colors } from '#src/theme/colors.ts';

function rgbOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** An image's color and alpha at a point, given as fractions of its edge. */
async function colorAt(png: string | Buffer | undefined, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png as Buffer)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
  return [...data.subarray(at, at + 4)];
}

it('app icons fill their square where phones crop them, and have round corners elsewhere', async () => {
  const files = brandFiles();
  const ink = [...rgbOf(colors.text.light), 255];
  expect(await colorAt(files['icon-maskable-512.png'], 0, 0)).toEqual(ink);
  expect(await colorAt(files['apple-touch-icon.png'], 0, 0)).toEqual(ink);
  expect((await colorAt(files['icon-192.png'], 0, 0))[3]).toBe(0);
});

describe('drawings', () => {
  const drawings = readdirSync('public/pics', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => [name, readFileSync(join('public/pics', name), 'utf8')] as const);

  it('use the ink color of the theme, and keep their own colors', () => {
    expect(paintDrawing('<path fill="#121826" stroke="#8FACC8"/>')).toBe(
      `<path fill="${colors.text.light}" stroke="#8FACC8"/>`,
    );
  });

  it('use no shade of the accent that the build does not replace', () => {
    for (const [name, svg] of drawings) {
      const orange = (svg.match(/#[\da-f]{6}\b/gi) ?? []).filter(isOrange);
      const kept = orange.filter((color) => paintDrawing(`<path fill="${color}"/>`).includes(color));
      expect(kept, name).toEqual([]);
    }
  });

  it('show their words in the typeface of the site on every device', () => {
    for (const [name, svg] of drawings) expect(paintDrawing(svg), name).not.toMatch(/<text|font-family/);
    const word = '<text x="604" y="130" font-size="29" text-anchor="middle" fill="#8FACC8">ll</text>';
    const [, left, scale] = /translate\((\S+) 130\)scale\((\S+)\)/.exec(paintDrawing(word)) ?? [];
    expect(Number(scale)).toBe(0.725);
    expect(Number(left)).toBeGreaterThan(590);
    expect(Number(left)).toBeLessThan(604);
    expect(() => paintDrawing('<text x="0" y="0">A word without a size</text>')).toThrow(
      'needs x, y and font-size',
    );
  });

  it('have no letter in the outer eighth, where frames cut them, unless it belongs to the subject', () => {
    // The board's drawings are shown uncropped.
    const lettered = drawings.filter(([name, svg]) => svg.includes('<text') && !name.startsWith('board-'));
    expect(lettered.length).toBeGreaterThan(5);
    for (const [name, svg] of lettered) {
      const [left, top, right, bottom] = subjects[name.replace('.svg', '')] ?? [0.5, 0.5, 0.5, 0.5];
      const cut = lettersOf(svg).filter(
        ([x, y]) => Math.min(x, y, 1 - x, 1 - y) < 0.125 && (x < left || x > right || y < top || y > bottom),
      );
      expect(cut[0], name).toBeUndefined();
    }
  });

  it('contain no agency name as outlines', () => {
    expect(drawings.filter(([, svg]) => svg.includes(site.name)).map(([name]) => name)).toEqual([]);
  });
});

/** The points that letters cover, as fractions of the drawing's size. */
function lettersOf(svg: string): (readonly [x: number, y: number])[] {
  const marked = svg.replace(/(<text [^>]*?)(?: fill="[^"]*")?>/g, '$1 fill="#00FF00">');
  const { pixels, width, height } = new Resvg(outlineText(marked), {
    fitTo: { mode: 'width', value: 400 },
  }).render();
  return [...Array(width * height).keys()]
    .filter((at) => pixels.readUIntBE(at * 4, 3) === 0x00ff00)
    .map((at) => [(at % width) / width, Math.floor(at / width) / height] as const);
}

/** Lots of red, little blue and high saturation, like the accent and unlike skin or hair. */
function isOrange(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = rgbOf(color);
  const fullness = (red - blue) / (255 - Math.abs(red + blue - 255));
  return red - blue > 80 && red - green > 40 && fullness > 0.6;
}
