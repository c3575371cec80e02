import { Resvg } from '@resvg/resvg-js';
import { mark } from '#src/content/mark.ts';
import { site } from '#src/content/site.ts';
import { colors } from '#src/theme/colors.ts';
import { markSvg } from './markSvg.ts';

/** On ink in both schemes, because the background of a tab or a home screen is unknown. */
const onInk = { ink: colors.paper.light, accent: colors.accent.dark };
const unit = mark.size / 26;
const tile = { color: colors.text.light, padding: 3 * unit, radius: 4 * unit };

/** iOS and Android cut these into shapes of their own: the ground fills the square, the mark keeps to its middle. */
const uncut = { ...tile, padding: 8 * unit, radius: 0 };

const icons = [
  { file: 'icon-192.png', width: 192, purpose: 'any', ground: tile },
  { file: 'icon-512.png', width: 512, purpose: 'any', ground: tile },
  { file: 'icon-maskable-512.png', width: 512, purpose: 'maskable', ground: uncut },
] as const;

/** Favicon, app icons and manifest, by their paths on the site. */
export function brandFiles(): Record<string, string | Buffer> {
  return {
    'pics/favicon.svg': markSvg(onInk, tile),
    'apple-touch-icon.png': toPng(markSvg(onInk, { ...uncut, padding: 5 * unit }), 180),
    ...Object.fromEntries(
      icons.map(({ file, width, ground }) => [file, toPng(markSvg(onInk, ground), width)]),
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
