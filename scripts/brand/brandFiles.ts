import { Resvg } from '@resvg/resvg-js';
import { mark } from '#src/content/mark.ts';
import { site } from '#src/content/site.ts';
import { colors } from '#src/theme/colors.ts';

type MarkColors = { ink: string; accent: string };
type Ground = {
  color: string;
  /** Around the mark, in its own units. */
  padding: number;
  radius: number;
};

/** On a dark background in both schemes, because the background of a tab or a home screen is unknown. */
const onDark = { ink: colors.paper.light, accent: colors.accent.dark };
const unit = mark.size / 26;
const tile = { color: colors.text.light, padding: 3 * unit, radius: 4 * unit };

/** iOS and Android crop these, so the background fills the square and the mark stays in the center. */
const fullSquare = { ...tile, padding: 8 * unit, radius: 0 };

const icons = [
  { file: 'icon-192.png', width: 192, purpose: 'any', ground: tile },
  { file: 'icon-512.png', width: 512, purpose: 'any', ground: tile },
  { file: 'icon-maskable-512.png', width: 512, purpose: 'maskable', ground: fullSquare },
] as const;

/** Favicon, app icons and manifest, by their paths on the site. */
export function brandFiles(): Record<string, string | Buffer> {
  return {
    'pics/favicon.svg': markSvg(onDark, tile),
    'apple-touch-icon.png': toPng(markSvg(onDark, { ...fullSquare, padding: 5 * unit }), 180),
    ...Object.fromEntries(
      icons.map(({ file, width, ground }) => [file, toPng(markSvg(onDark, ground), width)]),
    ),
    'manifest.webmanifest': JSON.stringify(manifest()),
  };
}

function toPng(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

function manifest() {
  return {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    start_url: '/',
    display: 'browser',
    background_color: colors.page.light,
    theme_color: colors.page.light,
    icons: icons.map(({ file, width, purpose }) => ({
      src: `/${file}`,
      sizes: `${width}x${width}`,
      type: 'image/png',
      purpose,
    })),
  };
}

/** The logo mark as an SVG file, on a square background if one is given. */
export function markSvg(colors: MarkColors, ground?: Ground): string {
  const { color = 'none', padding = 0, radius = 0 } = ground ?? {};
  const edge = mark.size + 2 * padding;
  const square = `<rect x="${-padding}" y="${-padding}" width="${edge}" height="${edge}" rx="${radius}" fill="${color}"/>`;
  const parts = mark.parts.map((part) => `<path fill="${colors[part.color]}" d="${part.path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-padding} ${-padding} ${edge} ${edge}">${ground ? square : ''}${parts.join('')}</svg>`;
}
