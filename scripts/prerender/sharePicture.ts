import { Resvg } from '@resvg/resvg-js';
import { markSvg } from '#scripts/brand/brandFiles.ts';
import { drawText } from '#scripts/lettering/drawText.ts';
import { site } from '#src/content/site.ts';
import { colors } from '#src/theme/colors.ts';

const size = { width: 1200, height: 630 } as const;

export const imageSize = { width: 500, height: 630 } as const;

const padding = 64;
const wordmark = { height: 47, gap: 17 } as const;
const line = { width: 64, height: 6, gap: 20 } as const;

const mark = svgDataUrl(markSvg({ ink: colors.text.light, accent: colors.accent.light }));

type SharePictureProps = {
  title: string;
  kicker?: string;
  /** A data URL (SVG, PNG, JPEG or GIF), displayed on the right. */
  image?: string;
};

/** A PNG: the agency's name, the title with its kicker, and the site's URL, one below the other. */
export async function sharePicture({ title, kicker = '', image }: SharePictureProps): Promise<Buffer> {
  const width = (image ? size.width - imageSize.width : size.width) - 2 * padding;
  const ink = { color: colors.text.light, height: 340, width };
  const quiet = { color: colors.textSecondary.light, height: 40, width, weight: 400, tracking: 0 } as const;
  const besideMark = width - wordmark.height - wordmark.gap;
  const [name, heading, above, host] = await Promise.all([
    // Same proportions as in the header (`Logo`), 1.8 times as large.
    drawText(site.name, {
      ...ink,
      width: besideMark,
      height: 52,
      weight: 700,
      tracking: -0.035,
      sizes: [40, 32, 24],
    }),
    drawText(title, { ...ink, weight: 600, tracking: -0.04, sizes: titleSizes(title) }),
    drawText(kicker, { ...quiet, sizes: [28, 24] }),
    drawText(new URL(site.url).hostname, {
      ...quiet,
      width: width - line.width - line.gap,
      sizes: [26, 22, 18],
    }),
  ]);
  const bottom = size.height - padding;
  const aboveHeight = above.height && above.height + 16;
  const middle = (padding + wordmark.height + bottom - host.height - aboveHeight - heading.height) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${colors.page.light}"/>
<image x="${padding}" y="${padding}" width="${wordmark.height}" height="${wordmark.height}" href="${mark}"/>
${name.at(padding + wordmark.height + wordmark.gap, padding + (wordmark.height - name.height) / 2)}
${above.at(padding, middle)}
${heading.at(padding, middle + aboveHeight)}
<rect x="${padding}" y="${bottom - (host.height + line.height) / 2}" width="${line.width}" height="${line.height}" fill="${colors.accent.light}"/>
${host.at(padding + line.width + line.gap, bottom - host.height)}
${image ? `<image x="${size.width - imageSize.width}" width="${imageSize.width}" height="${imageSize.height}" preserveAspectRatio="xMidYMid slice" href="${image}"/>` : ''}
</svg>`;
  return new Resvg(svg).render().asPng();
}

function titleSizes(title: string): number[] {
  const sizes = [84, 68, 58, 48, 40, 34, 28, 24];
  return sizes.slice(title.length > 60 ? 2 : title.length > 34 ? 1 : 0);
}

function svgDataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
