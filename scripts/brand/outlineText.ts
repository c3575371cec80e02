import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
const font = openSync(
  resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff'),
) as Font;

/** Units per em: coordinates rounded to these keep the outlines small. */
const grid = 100;
const tracking = -0.01 * font.unitsPerEm;
const shift = { start: 0, middle: 0.5, end: 1 } as const;

/**
 * An `<img>` cannot use the page's fonts, so every device would show its own. Supports `<text>` with `x`, `y`, `font-size` and, if not at its start, `text-anchor`.
 */
export function outlineText(svg: string): string {
  return svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) => {
    const { x, y, 'font-size': size, 'text-anchor': anchor = 'start', ...rest } = read(attributes);
    if (!x || !y || !size) throw new Error(`"${text}" needs x, y and font-size.`);
    const { path, width } = outline(text.replaceAll('&amp;', '&'));
    const scale = Number(size) / grid;
    const left = Number(x) - width * scale * shift[anchor as keyof typeof shift];
    const others = Object.entries(rest).map(([name, value]) => ` ${name}="${value}"`);
    return `<path transform="translate(${Number(left.toFixed(1))} ${y})scale(${scale})" d="${path}"${others.join('')}/>`;
  });
}

function read(attributes: string): Record<string, string> {
  return Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

/** Relative commands, so that a repeated letter has the same path and compresses well. */
function outline(text: string) {
  const { glyphs, positions } = font.layout(text);
  const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const;
  const scaled = (value: number) => Math.round((value * grid) / font.unitsPerEm);
  let path = '';
  let advance = 0;
  let pen: readonly [number, number] = [0, 0];
  let start = pen;
  for (const [index, glyph] of glyphs.entries()) {
    const from = scaled(advance);
    for (const { command, args } of glyph.path.commands) {
      if (command === 'closePath') {
        path += 'z';
        pen = start;
        continue;
      }
      const points = args.map((value, at) => (at % 2 ? -scaled(value) : from + scaled(value)));
      path += letters[command] + points.map((value, at) => value - (pen[at % 2] ?? 0)).join(' ');
      pen = [points.at(-2) ?? 0, points.at(-1) ?? 0];
      if (command === 'moveTo') start = pen;
    }
    advance += (positions[index]?.xAdvance ?? 0) + tracking;
  }
  return { path: path.replaceAll(' -', '-'), width: scaled(advance - tracking) };
}
