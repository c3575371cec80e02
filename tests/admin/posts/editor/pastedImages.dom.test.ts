import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '#src/admin/posts/editor/paste/htmlToMarkdown.ts';

describe('A pasted image', () => {
  it('that exists only as a Word drawing counts as missing', async () => {
    const drawing =
      '<!--[if gte vml 1]><v:shape alt="A"><v:imagedata src="file:///a.png"/></v:shape><![endif]-->';
    expect(await htmlToMarkdown(`<p class=MsoNormal>x${drawing}</p>`)).toMatchObject({
      markdown: 'x',
      missing: 1,
    });
    const both = `<p class=MsoNormal>x${drawing}<![if !vml]><img src="file:///a.png" v:shapes="A"><![endif]></p>`;
    expect(await htmlToMarkdown(both)).toMatchObject({ markdown: 'x', missing: 1, pictures: [] });
  });

  it.each([
    [
      'Word',
      String.raw`{\rtf1 {\*\shppict{\pict\picw1\pngblip\bliptag-12{\*\blipuid 00ff}89504e470d0a1a0a00}}{\nonshppict{\pict\wmetafile8\bliptag-12 0102030405060708}}}`,
      9,
    ],
    [
      'LibreOffice',
      '{\\rtf1 {\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn wzName}{\\sv }}}\\pichgoal300\\pngblip\n89504e470d0a1a0a00}}{\\nonshppict{\\pict{\\*\\picprop{\\sp{\\sn wzName}{\\sv }}}\\pichgoal300\\wmetafile8\n0102030405060708}}}',
      9,
    ],
    ['Word, as large as a photo', `{\\pict\\jpegblip\\bliptag1 ${'ab12'.repeat(2e6)}}`, 4e6],
  ])('is read from the RTF that is copied with its path: %s', async (_, rtf, size) => {
    const { pictures, missing } = await htmlToMarkdown('<p><img src="file:///C:/1.png"></p>', { rtf });
    expect(missing).toBe(0);
    expect(pictures[0]).toMatchObject({ size });
  });

  it('whose URL expires counts as missing', async () => {
    const html = '<p>a<img src="https://files.s3.amazonaws.com/a.png?X-Amz-Expires=3600"></p>';
    expect(await htmlToMarkdown(html)).toMatchObject({ markdown: 'a', missing: 1 });
  });

  it('that a newsletter uses only to count readers is silently left out', async () => {
    expect(
      await htmlToMarkdown('<p>a<img src="https://e.com/open.gif" width="1" height="1"></p>'),
    ).toMatchObject({
      markdown: 'a',
      missing: 0,
    });
  });
});
