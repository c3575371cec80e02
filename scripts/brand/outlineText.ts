import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
const font = openSync(
  resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff'),
) as Font;

/** Units per em: coordinates rounded to these keep the outlines small. */
const grid = 40;
const tracking = -0.01 * font.unitsPerEm;
const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;
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

function outline(text: string): { path: string; width: number } {
  const { glyphs, positions } = font.layout(text, { calt: false });
  const scaled = (value: number) => Math.round((value * grid) / font.unitsPerEm);
  let path = '';
  let advance = 0;
  for (const [index, glyph] of glyphs.entries()) {
    const left = scaled(advance);
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, at) => (at % 2 ? -scaled(value) : left + scaled(value)));
      path += letters[command] + points.join(' ');
    }
    advance += (positions[index]?.xAdvance ?? 0) + tracking;
  }
  return { path, width: scaled(advance - tracking) };
}
