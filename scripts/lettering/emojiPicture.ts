import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@discordapp/twemoji/package.json')),
  'dist/svg',
);

/** Other pictographs, such as © and ☎, are drawn as text if a font has them. */
export function isEmoji(grapheme: string): boolean {
  return /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\u20e3/u.test(grapheme);
}

/** An SVG as a data URL, by Twemoji (CC BY 4.0); `undefined` for emoji that are newer than the package. */
export function emojiPicture(grapheme: string): string | undefined {
  const codes = Array.from(grapheme, (character) => character.codePointAt(0)?.toString(16) ?? '');
  const file = [codes, codes.filter((code) => code !== 'fe0f')]
    .map((name) => join(folder, `${name.join('-')}.svg`))
    .find((path) => existsSync(path));
  return file && `data:image/svg+xml;base64,${readFileSync(file, 'base64')}`;
}
