import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { testFolder } from '#emulator/tests/support/testEmulator.ts';
import { appIcons } from '#scripts/prerender/appIcons.ts';
import { brandPicture } from '#scripts/prerender/brandPicture.ts';
import { otherFontWarning } from '#scripts/prerender/sharePicture.tsx';
import { sharePictures } from '#scripts/prerender/sharePictures.ts';
import { paths } from '#src/paths.ts';
import { colors, type } from '#src/theme/theme.ts';
import { aLoadedPost } from '#tests/support/aPost.ts';

const post = aLoadedPost({ id: 'one', title: 'A title', featuredImage: '/own.svg' });

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<svg', 'no picture'])(
  'an own picture that cannot be drawn, %s, is left out of the share picture and named',
  async (svg) => {
    const folder = testFolder();
    writeFileSync(join(folder, 'own.svg'), svg);
    const drawn = [];
    for await (const { file, png } of sharePictures([{ path: paths.article('one') }], [post], folder)) {
      drawn.push({ file, signature: png.subarray(1, 4).toString() });
    }
    expect(drawn).toEqual([{ file: 'share/blog/one.png', signature: 'PNG' }]);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/"A title" is without \/own\.svg/));
  },
);

it('the favicon and the wordmark on share pictures carry the accent of the theme', () => {
  expect(appIcons()['pics/favicon.svg']).toContain(`class="accent" fill="${colors.ember.dark}"`);
  expect(brandPicture('wordmark-light.svg', '#1A7A43')).toContain('class="accent" fill="#1A7A43"');
});

it('the build warns when the site has another font than the share pictures', () => {
  expect(otherFontWarning(type.family)).toBeNull();
  expect(otherFontWarning('Inter')).toContain('docs/theme.md says how they get Inter');
});
