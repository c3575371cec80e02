import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '#src/admin/posts/editor/markdown/htmlToMarkdown.ts';

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

describe('What is pasted becomes Markdown', () => {
  it('from Google Docs', () => {
    expect(htmlToMarkdown(googleDocs)).toBe(
      '## Nine screens\n\nWe took out **five** of *nine*, see [our work](https://example.com/a).\n\n- one\n- two',
    );
  });

  it('from Word', () => {
    expect(htmlToMarkdown(word)).toBe(
      [
        '# Nine screens',
        'We took out **five** of *nine*.',
        '- one\n  - half\n- two',
        '1. first',
        '| Was   | Now   |\n| ----- | ----- |\n| 5.8 s | 0.9 s |',
      ].join('\n\n'),
    );
  });

  it('from a web page', () => {
    expect(htmlToMarkdown(webPage)).toBe(
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

  it.each([
    ['words alone', '<meta charset="utf-8"><span style="color: red">Only words</span>'],
    [
      'code from an editor',
      '<div style="font-family: Menlo; white-space: pre;"><div><b>const</b> a</div></div>',
    ],
    ['nothing', ''],
  ])('but not where its text says as much: %s', (_, html) => {
    expect(htmlToMarkdown(html)).toBeNull();
  });
});
