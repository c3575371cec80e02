import { Resvg } from '@resvg/resvg-js';
import { site } from '#src/content/site.ts';
import { colors } from '#src/theme/theme.ts';
import { brandPicture } from './brandPicture.ts';

/** In pixels: home screens of iOS, launchers and splash screens of Android. */
const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;

export function appIcons(): Record<string, string | Buffer> {
  const favicon = brandPicture('favicon.svg', colors.ember.dark);
  const icons = Object.entries(sizes).map(([name, width]) => [name, drawIcon(favicon, width)] as const);
  return {
    'pics/favicon.svg': favicon,
    ...Object.fromEntries(icons),
    'manifest.webmanifest': JSON.stringify(manifest()),
  };
}

function drawIcon(svg: string, width: number): Buffer {
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
    icons: [192, 512].map((width) => ({
      src: `/icon-${width}.png`,
      sizes: `${width}x${width}`,
      type: 'image/png',
    })),
  };
}
