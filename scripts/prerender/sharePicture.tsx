import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { markSvg } from '#scripts/brand/brandFiles.ts';
import { site } from '#src/content/site.ts';
import { colors } from '#src/theme/colors.ts';
import { type } from '#src/theme/theme.ts';

const size = { width: 1200, height: 630 } as const;

export const imageSize = { width: 500, height: 630 } as const;

const require = createRequire(import.meta.url);
const mark = svgDataUrl(markSvg({ ink: colors.text.light, accent: colors.accent.light }));

const fontFamily = 'Familjen Grotesk';

/** satori reads only WOFF; the page itself uses the variable file. The other sets are for names such as Łódź. */
const fonts = ['latin', 'latin-ext', 'vietnamese'].flatMap((letters) =>
  ([400, 600, 700] as const).map((weight) => ({
    name: letters === 'latin' ? fontFamily : `${fontFamily} ${letters}`,
    weight,
    data: readFileSync(
      require.resolve(`@fontsource/familjen-grotesk/files/familjen-grotesk-${letters}-${weight}-normal.woff`),
    ),
  })),
);

/** Social images do not follow a change of the site's font. */
export function fontMismatchWarning(family: string): string | null {
  return family === fontFamily
    ? null
    : `Social images still use ${fontFamily}. To switch them to ${family}, see docs/theme.md.`;
}

type SharePictureProps = {
  title: string;
  kicker?: string;
  /** A data URL (SVG, PNG, JPEG or GIF), displayed on the right. */
  image?: string;
};

export async function sharePicture(props: SharePictureProps): Promise<Buffer> {
  const svg = await satori(<Card {...props} />, { ...size, fonts });
  return new Resvg(svg).render().asPng();
}

function Card({ title, kicker, image }: SharePictureProps) {
  const fontSize = title.length > 60 ? 58 : title.length > 34 ? 68 : 84;
  return (
    <div
      style={{
        ...size,
        display: 'flex',
        background: colors.page.light,
        color: colors.text.light,
        fontFamily: fontFamily,
        fontVariantLigatures: type.ligatures,
      }}
    >
      <div
        style={{
          width: image ? size.width - imageSize.width : size.width,
          padding: 64,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
        }}
      >
        <Wordmark />
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {kicker && (
            <div style={{ fontSize: 28, color: colors.textSecondary.light, marginBottom: 16 }}>{kicker}</div>
          )}
          <div
            style={{
              fontSize,
              fontWeight: 600,
              lineHeight: 1,
              letterSpacing: '-0.04em',
              textWrap: 'balance',
            }}
          >
            {title}
          </div>
        </div>
        <div
          style={{ display: 'flex', alignItems: 'center', fontSize: 26, color: colors.textSecondary.light }}
        >
          <div style={{ width: 64, height: 6, background: colors.accent.light, marginRight: 20 }} />
          {new URL(site.url).hostname}
        </div>
      </div>
      {image && <img src={image} {...imageSize} style={{ objectFit: 'cover' }} alt="" />}
    </div>
  );
}

/** As in the header (`Logo`), at 1.8 times its size. */
function Wordmark() {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        fontSize: 40,
        fontWeight: 700,
        letterSpacing: '-0.035em',
        lineHeight: 1,
      }}
    >
      <img src={mark} width={47} height={47} style={{ marginRight: 17 }} alt="" />
      {site.name}
    </div>
  );
}

function svgDataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
