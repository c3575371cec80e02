import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '#src/admin/posts/editor/paste/htmlToMarkdown.ts';
import { pictureMarker } from '#src/admin/posts/editor/paste/pastedPictures.ts';

const googleDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">Nine screens</span></h2>
<p dir="ltr"><span style="font-weight:400;">We took out </span><span style="font-weight:700;">five</span><span> of </span><span style="font-style:italic;">nine</span><span>, see </span><a href="https://example.com/a"><span style="text-decoration:underline;">our work</span></a><span>.</span></p>
<ul><li dir="ltr"><p dir="ltr"><span>one</span></p></li><li dir="ltr"><p dir="ltr"><span>two</span></p></li></ul></b>`;

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body><!--StartFragment-->
<h1>Nine screens<o:p></o:p></h1>
<p class=MsoNormal>We took out <b>five</b> of <i>nine</i>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>one</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span>half</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>two</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span>first</p>
<p class=MsoNormal><img src="file:///C:/temp/image001.png"></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Was</p></td><td><p>Now</p></td></tr><tr><td><p>5.8 s</p></td><td><p>0.9 s</p></td></tr></table>
<!--EndFragment--></body></html>`;

const webPage = `<meta charset='utf-8'><h3>How</h3><p>Press <kbd>x</kbd> and run <code>npm test</code>:</p><pre><code class="language-ts">const a = 1;
const b = 2;</code></pre><blockquote><p>Somebody said this.</p></blockquote><ol><li>first</li><li>second</li></ol><p><img src="https://example.com/a.png" alt="A chair"> <a href="javascript:alert(1)">no</a> <del>old</del></p><script>alert(1)</script>`;

describe('Pasted content becomes Markdown', () => {
  it('from Google Docs', async () => {
    expect((await htmlToMarkdown(googleDocs)).markdown).toBe(
      '## Nine screens\n\nWe took out **five** of *nine*, see [our work](https://example.com/a).\n\n- one\n- two',
    );
  });

  it('from Word', async () => {
    const pasted = await htmlToMarkdown(word);
    expect(pasted.markdown).toBe(
      [
        '## Nine screens',
        'We took out **five** of *nine*.',
        '- one\n  - half\n- two',
        '1. first',
        '| Was   | Now   |\n| ----- | ----- |\n| 5.8 s | 0.9 s |',
      ].join('\n\n'),
    );
    expect(pasted.missing).toBe(1);
  });

  it('from a web page', async () => {
    expect((await htmlToMarkdown(webPage)).markdown).toBe(
      [
        '### How',
        'Press `x` and run `npm test`:',
        '```ts\nconst a = 1;\nconst b = 2;\n```',
        '> Somebody said this.',
        '1. first\n2. second',
        '![A chair](https://example.com/a.png) no ~~old~~',
      ].join('\n\n'),
    );
  });

  it('with the lists that Google Docs nests beside their items', async () => {
    const item = (text: string, level: number) =>
      `<li dir="ltr" aria-level="${level}"><p dir="ltr" role="presentation"><span>${text}</span></p></li>`;
    const list = `<ul>${item('A', 1)}<ul>${item('A1', 2)}${item('A2', 2)}<ol>${item('A2a', 3)}</ol></ul>${item('B', 1)}</ul>`;
    expect((await htmlToMarkdown(`<b style="font-weight:normal;">${list}</b>`)).markdown).toBe(
      '- A\n  - A1\n  - A2\n    1. A2a\n- B',
    );
    expect((await htmlToMarkdown(`<ul><ul>${item('Alone', 2)}</ul></ul>`)).markdown).toBe('- Alone');
  });

  it('with the files of embedded images and their places, without images that expire or are missing', async () => {
    const gif = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    const dot = `<img src="${gif}" alt="A dot">`;
    const html = `<p>One ${dot}<b>two</b></p>${dot}<img src="https://lh7-rt.googleusercontent.com/docsz/AD_4"><p><img src="https://example.com/a.png" alt="A chair"><img src="data:text/html,no"><img></p><p>${dot}</p>`;
    const pasted = await htmlToMarkdown(html);
    expect(pasted.markdown).toBe(
      `One ${pictureMarker}**two**\n\n${pictureMarker}\n\n![A chair](https://example.com/a.png)\n\n${pictureMarker}`,
    );
    expect(pasted.missing).toBe(1);
    expect(pasted.pictures[0]).toMatchObject({ name: 'A dot', type: 'image/gif', size: 14 });
  });

  it('with links that go straight to their target, not through Google or into the old document', async () => {
    const html = `<p><a href="https://www.google.com/url?q=https://example.com/a?b%3D1&amp;sa=D&amp;ust=1">one</a>, two<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a>, <u>three</u> and <a href="https://www.google.com/url?q=javascript:alert(1)">four</a></p><p><a href="#_ftnref1">[1]</a> Note</p>`;
    expect((await htmlToMarkdown(html)).markdown).toBe(
      '[one](https://example.com/a?b=1), two[^1], three and [four](https://www.google.com/url?q=javascript:alert(1))\n\n[^1]: Note',
    );
  });

  it.each([
    'https://l.instagram.com/?u=https%3A%2F%2Fexample.com%2Fa&e=AT0',
    'https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fexample.com%2Fa&trk=x',
    'https://duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.com%2Fa&rut=1',
    'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&data=05',
    'https://www.google.com/url?q=https://a.safelinks.protection.outlook.com/?url%3Dhttps%253A%252F%252Fexample.com%252Fa',
    'https://urldefense.com/v3/__https://example.com/a__;!!Abc!xyz$',
  ])('with links that bypass click tracking: %s', async (href) => {
    expect((await htmlToMarkdown(`<a href="${href}">a</a>`)).markdown).toBe('[a](https://example.com/a)');
  });
});
