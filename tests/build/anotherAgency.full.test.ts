import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startBrowser } from '#emulator/tests/support/browser.ts';
import { longTest } from '#emulator/tests/support/runs.ts';
import { mark as firstMark } from '#src/content/mark.ts';
import { site as first } from '#src/content/site.ts';
import { colors as firstColors } from '#src/theme/colors.ts';
import { buildAgency } from '#tests/support/agency/buildAgency.ts';
import { wholeWord } from '#tests/support/agency/wholeWord.ts';
import { startSite } from '#tests/support/servers/siteServer.ts';

const host = 'harrow-pike.test';
// Values that no real agency has: if the site's own facts contained one of these, the search below would find it.
const second = {
  name: 'Harrow & Pike',
  lang: 'en-NZ',
  url: `https://${host}`,
  tagline: 'Software for people who repair things.',
  email: `studio@${host}`,
  phone: '+44 20 7946 0018',
  phoneUrl: 'tel:+442079460018',
  location: {
    locality: 'Waitangi',
    region: 'Chatham Islands',
    postalCode: '8942',
    country: 'NZ',
    timeZone: 'Pacific/Chatham',
  },
  address: 'Waitangi 8942',
  jurisdiction: 'the Chatham Islands',
  copyrightYear: 2026,
  founded: 2021,
  socials: [{ name: 'LinkedIn', url: `https://www.linkedin.com/company/${host}` }],
};
const mark = {
  size: 20,
  parts: [
    { color: 'ink', path: 'M0 0h8v20H0z' },
    { color: 'accent', path: 'M10 0h10v20H10z' },
  ],
};
const accent = { light: '#197B47', dark: '#3DC57F' };
const ink = { light: '#20123A', dark: '#EFE9F7' };

let folder: string;
beforeAll(async () => {
  folder = await buildAgency({ site: second, mark, colors: { accent, text: ink } });
}, longTest.timeout);

function builtFiles(pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name));
}

function textOf(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** As written in styles and scripts: `#F5500F` and `245 80 15`. Every program contains `0 0 0`, and Firebase `#000000`. */
function spellingsOf(hex: string): string[] {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [hex, channels.join(' '), channels.join(',')].filter(
    (spelling) => spelling !== '#000000' && spelling.replace(/\W/g, '').length >= 6,
  );
}

const firstAccents = (['accent', 'accentHover', 'accentText', 'bandAccent', 'bandAccentText'] as const)
  .flatMap((name) => Object.values(firstColors[name]))
  .concat(firstColors.selection.light, '#FF5A1F');

const traces: [what: string, spellings: readonly string[]][] = [
  ['domain', [new URL(first.url).hostname]],
  ['email address', [first.email]],
  ['phone number', [first.phone, first.phoneUrl]],
  ['address', [first.address]],
  ['time zone', [first.location.timeZone]],
  ['law', [first.jurisdiction]],
  ['tagline', [first.tagline]],
  ['profiles', first.socials.map(({ url }) => url)],
  ['mark', firstMark.parts.map(({ path }) => path)],
  ['accent', firstAccents.flatMap(spellingsOf)],
  ['ink', spellingsOf(firstColors.text.light)],
];

describe('a site built for another agency contains no trace of the demo agency', () => {
  const text = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

  it('no name', () => {
    expect(builtFiles(text).filter((file) => wholeWord(first.name).test(textOf(file)))).toEqual([]);
  });

  it.each(traces)('no %s', (_, spellings) => {
    const found = builtFiles(text).filter((file) => {
      const content = textOf(file).toLowerCase();
      return spellings.some((spelling) => content.includes(spelling.toLowerCase()));
    });
    expect(found).toEqual([]);
  });
});

describe('what it says about itself', () => {
  it('every public page has its own URL and an existing social image', () => {
    const pages = builtFiles(/\.html$/).filter((file) => textOf(file).includes('rel="canonical"'));
    expect(pages.length).toBeGreaterThan(15);
    for (const page of pages) {
      const html = textOf(page);
      expect(html, page).toContain(`<html lang="${second.lang}"`);
      expect(html, page).toMatch(new RegExp(`rel="canonical" href="${second.url}/`));
      const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(new URL(picture).origin, page).toBe(second.url);
      expect(builtFiles(/\.png$/)).toContain(decodeURIComponent(new URL(picture).pathname.slice(1)));
    }
  });

  it('feed, sitemap, robots.txt and manifest name it and link to it', () => {
    expect(textOf('rss.xml')).toContain('<title>Harrow &#38; Pike blog</title>');
    for (const file of ['rss.xml', 'sitemap.xml', 'robots.txt']) {
      const hosts = [...textOf(file).matchAll(/https:\/\/([\w.-]+)/g)].map(([, found]) => found);
      expect(hosts, file).toContain(host);
    }
    expect(JSON.parse(textOf('manifest.webmanifest'))).toMatchObject({ name: second.name });
  });

  it('favicon and drawings carry its mark, accent and ink', () => {
    const favicon = textOf('pics/favicon.svg');
    for (const { path } of mark.parts) expect(favicon).toContain(path);
    expect(favicon).toContain(accent.dark);
    expect(favicon).toContain(ink.light);
    expect(textOf('pics/brand.svg')).toContain(ink.light);
  });

  it('social images have its mark in its accent, and its name in its ink', async () => {
    const { data, info } = await sharp(join(folder, 'share/contact.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels;
      return `#${data
        .subarray(at, at + 3)
        .toString('hex')
        .toUpperCase()}`;
    };
    const middleOfMark = 64 + 23;
    expect(colorAt(64 + 5, middleOfMark)).toBe(ink.light);
    expect(colorAt(64 + 40, middleOfMark)).toBe(accent.light);
    const name = Array.from({ length: 400 }, (_, x) => x + 64 + 64).filter(
      (x) => colorAt(x, middleOfMark) === ink.light,
    );
    // The end of the name depends on its length: it is text, not outlines drawn for another name.
    expect(name.at(-1)).toBeGreaterThan(64 + 64 + 200);
  });
});

it('a visitor sees its name in the header and its local time beside the office hours', longTest, async () => {
  const served = await startSite({ folder });
  onTestFinished(() => served.end());
  const browser = await startBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ timezoneId: 'Asia/Tokyo' });
  await page.clock.setFixedTime(new Date('2026-07-01T10:15:00Z'));
  await page.goto(`${served.origin}/contact`);
  await page.getByRole('banner').getByRole('link', { name: second.name }).click();
  await page.goto(`${served.origin}/contact`);
  // What happens before the first paint does not count as use.
  const seen = async () => {
    await page.keyboard.press('Tab');
    return page.getByText('Wednesday, 11:00 pm in Waitangi').count();
  };
  await expect.poll(seen).toBe(1);
});
