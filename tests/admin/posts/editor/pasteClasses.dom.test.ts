import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '#src/admin/posts/editor/paste/htmlToMarkdown.ts';

function wordItem(marker: string, text: string, level = 1): string {
  return `<p class=MsoListParagraph style='margin-left:${level * 36}.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;
}

function webItem(text: string, level: number, start?: number): string {
  const [open, close] = start
    ? [`<ol role="list" start="${start}">`, '</ol>']
    : ['<ul role="list">', '</ul>'];
  return `<div class="ListContainerWrapper SCXW1">${open}<li data-aria-level="${level}" class="OutlineElement"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li>${close}</div>`;
}

const mono = (text: string) => `<span style='font-family:"Courier New"'>${text}</span>`;

/** What people copy, and the Markdown that a person would have typed. */
const pasted: Record<string, readonly (readonly [html: string, markdown: string])[]> = {
  'spaces and punctuation at the edge of a format': [
    ['<p><b>Our promise: </b>we answer.</p>', '**Our promise:** we answer.'],
    [
      '<p>a<i> b </i>c<s> d</s>, <a href="https://e.com/">e </a>f</p>',
      'a *b* c ~~d~~, [e](https://e.com/) f',
    ],
    [
      '<p><b>Note:</b>text and <b>un</b>do, (<b>“Go!”</b>now)</p>',
      '**Note**:text and **un**do, (**“Go**!”now)',
    ],
    ['<p><b>one</b> <b>two</b><b>, three</b></p>', '**one two, three**'],
    ['<p><b>see <a href="https://e.com/">this</a></b><b> now</b></p>', '**see [this](https://e.com/) now**'],
  ],
  'signs that are no Markdown': [
    [
      '<p>snake_case, AT&amp;T, 2 * 3, [1], a &lt; b, https://e.com/a_b</p>',
      'snake_case, AT&T, 2 * 3, [1], a < b, https://e.com/a_b',
    ],
    ['<p># one</p><p>1. two</p><p>- three</p>', '\\# one\n\n1\\. two\n\n\\- three'],
    ['<p><a href="https://e.com/?a=1&amp;b=(2)">x</a></p>', '[x](https://e.com/?a=1&b=(2))'],
    [
      '<p><a href="https://e.com/a">https://e.com/a</a>, <a href="mailto:a@e.com">a@e.com</a></p>',
      'https://e.com/a, a@e.com',
    ],
  ],
  'cells that hold more than a line': [
    [
      '<table><tr><td><p>Starter</p><p>from $5,000</p></td><td><p>all</p></td></tr></table>',
      '| Starter from $5,000 | all |\n| ------------------- | --- |',
    ],
    [
      '<table><tr><th>A</th><th>B</th></tr><tr><td><ul><li>one</li><li>two</li></ul></td><td>x<br>y</td></tr></table>',
      '| A       | B   |\n| ------- | --- |\n| one two | x y |',
    ],
    [
      '<table><tr><td>A</td><td>B</td></tr><tr><td><blockquote>q</blockquote><h3>h</h3></td><td><pre>a\nb</pre></td></tr></table>',
      '| A   | B     |\n| --- | ----- |\n| q h | `a b` |',
    ],
    [
      '<table><caption>Prices</caption><tr><td>A</td><td>B</td></tr></table>',
      'Prices\n\n| A | B |\n| - | - |',
    ],
    [
      '<table><tr><th>A</th><th align="right">B</th></tr><tr><td>x</td><td align="right">1</td></tr><tr><td align="right">y</td><td align="right">2</td></tr><tr><td>z</td><td>3</td></tr></table>',
      '| A |  B |\n| - | -: |\n| x |  1 |\n| y |  2 |\n| z |  3 |',
    ],
    [
      '<table><tr><td><table><tr><td>in</td></tr></table></td><td>out</td></tr></table>',
      '| in | out |\n| -- | --- |',
    ],
  ],
  code: [
    [`Call <span style="font-family:'Roboto Mono',monospace">run()</span>`, 'Call `run()`'],
    [
      `<p>So:</p><p>${mono('if (x) {')}</p><p>${mono("<span style='mso-spacerun:yes'>&nbsp; </span>go();")}</p><p>${mono('}')}</p>`,
      'So:\n\n```\nif (x) {\n  go();\n}\n```',
    ],
    ['<p>Run <font face="Liberation Mono, monospace">a b</font></p>', 'Run `a b`'],
    [
      '<div style="font-family: Menlo, monospace;white-space: pre;"><div><span>a {</span></div><div>  b</div><br><div>}</div></div>',
      '```\na {\n  b\n\n}\n```',
    ],
    [
      '<div class="highlight highlight-source-ts"><pre>a\n  b</pre></div><pre><code class="hljs language-js">c</code><button>Copy</button></pre>',
      '```\na\n  b\n```\n\n```js\nc\n```',
    ],
    [
      `<p>So:<br>${mono('// one')}<br>${mono('// two')}</p><ul><li>${mono('a')}</li><li>${mono('b')}<br>${mono('c')}</li></ul>`,
      'So:\n\n```\n// one\n// two\n```\n\n- `a`\n- ```\n  b\n  c\n  ```',
    ],
    [
      '<pre><code class="hljs"><ol><li><div>let a</div></li><li><div>  b</div></li></ol></code></pre>',
      '```\nlet a\n  b\n```',
    ],
  ],
  'bold and italics by style': [
    ["<b style='mso-bidi-font-weight:normal'>always</b>", '**always**'],
    [
      '<b style="font-weight:normal">never</b> <span style="mso-bidi-font-weight:bold">never</span>',
      'never never',
    ],
    ['<p style="font-style:italic">all <span style="font-style:normal">but</span></p>', '*all* but'],
    [
      '<style>.x1 {font-weight:700}</style><table><tr><td>A</td><td>B</td></tr><tr><td class=x1>1</td><td>2</td></tr></table>',
      '| A     | B |\n| ----- | - |\n| **1** | 2 |',
    ],
  ],
  'lists of one item each': [
    [webItem('Logo', 1) + webItem('Colors', 2) + webItem('Fonts', 1), '- Logo\n  - Colors\n- Fonts'],
    [webItem('One', 1, 1) + webItem('Under', 2) + webItem('Two', 1, 2), '1. One\n   - Under\n2. Two'],
    [`${webItem('One', 1, 1)}<p>Between</p>${webItem('Two', 1, 2)}`, '1. One\n\nBetween\n\n2. Two'],
    ['<ul data-indent="0"><li>One</li></ul><ul data-indent="1"><li>Under</li></ul>', '- One\n  - Under'],
  ],
  headings: [
    ['<p role="heading" aria-level="2"><b>Price</b></p>', '## Price'],
    [
      "<p class=MsoTitle>Title</p><p class=MsoNormal style='mso-outline-level:3'>Part</p>",
      '## Title\n\n### Part',
    ],
    [
      '<p class="Paragraph"><span class="TextRun"><span class="NormalTextRun" data-ccp-parastyle="heading 3">Part</span></span></p>',
      '### Part',
    ],
    // A part of a heading comes without its paragraph.
    [
      '<span class="TextRun" style="font-weight:bold"><span class="NormalTextRun" data-ccp-parastyle="heading 2">Our</span></span><span class="TextRun"><span class="NormalTextRun" data-ccp-parastyle="heading 2"> price</span></span>',
      '## **Our** price',
    ],
    ['<h2><b>Big <i>news</i></b><br>today</h2><h3>&nbsp;</h3>', '## **Big *news*** today'],
  ],
  'numbers that go on': [
    [
      `${wordItem('1.', 'a')}${wordItem('2.', 'b')}<p class=MsoNormal>plain</p>${wordItem('3.', 'c')}`,
      '1. a\n2. b\n\nplain\n\n3. c',
    ],
    [wordItem('5.', 'a') + wordItem('6.', 'b'), '5. a\n6. b'],
    [
      wordItem('c)', 'a') + wordItem('i.', 'in', 2) + wordItem('ii.', 'in', 2) + wordItem('d)', 'b'),
      '3. a\n   1. in\n   2. in\n4. b',
    ],
    [
      `${wordItem('1.', 'a')}<p class=MsoListParagraph style='margin-left:36.0pt'>more</p>${wordItem('2.', 'b')}`,
      '1. a\n\n   more\n\n2. b',
    ],
    [
      `${wordItem('1.', 'a')}${wordItem('o', 'in', 2)}<p class=MsoListParagraph style='margin-left:36.0pt'>more</p>${wordItem('o', 'in', 2)}<p class=MsoListParagraph style='margin-left:36.0pt'>last</p>`,
      '1. a\n\n   - in\n\n   more\n\n   - in\n\n   last',
    ],
    [
      `${wordItem('1.', 'a')}${wordItem('a.', 'in', 2)}<p class=MsoNormal style='margin-left:108.0pt'>plain</p>${wordItem('2.', 'b')}`,
      '1. a\n   1. in\n\nplain\n\n2. b',
    ],
    [`${wordItem('·', 'a')}<p class=MsoNormal>&nbsp;</p>${wordItem('·', 'b')}`, '- a\n- b'],
    ['<ol start="3"><li>c</li></ol>', '3. c'],
  ],
  'paragraphs without any format': [
    ['<p class=MsoNormal>One.</p><p class=MsoNormal>Two.</p>', 'One.\n\nTwo.'],
    ['<div dir="ltr">One.</div><div><br></div><div>Two.</div>', 'One.\n\nTwo.'],
    ['One.<br><br>Two.<br>Three.', 'One.\n\nTwo.\\\nThree.'],
    ['<span>One.</span><span style="display:block;height:8px"></span><span>Two.</span>', 'One.\n\nTwo.'],
    [
      '<b id="docs-internal-guid-1" style="font-weight:normal">\n\t<p>\n\t\t<span style="white-space:pre-wrap">\n\t\t\tOne \n\t\t</span>\n\t\t<span style="white-space:pre-wrap;font-weight:700">\n\t\t\ttwo.\n\t\t</span>\n\t</p>\n</b>',
      'One **two.**',
    ],
    ['<span># One\n\nTwo **three**.</span>', '# One\n\nTwo **three**.'],
    ['<div>One.<p>Two.</p>Three.</div>', 'One.\n\nTwo.\n\nThree.'],
  ],
  'lists beside their items': [
    ['<ul><li>One</li></ul><ul><ul><li>Under</li></ul></ul>', '- One\n  - Under'],
    ['<ol><li>One</li><ul><li>Under</li></ul><li>Two</li></ol>', '1. One\n   - Under\n2. Two'],
    [
      '<ul><li>One</li><li style="list-style:none"><ul><li>Under</li></ul></li><li>Two</li></ul>',
      '- One\n  - Under\n- Two',
    ],
    ['<ul><li>One</li></ul> <ul><li>Two</li></ul>', '- One\n- Two'],
    ['<ul style="list-style-type:decimal"><li>One</li></ul>', '1. One'],
    ['<ol><li style="list-style-type:disc">One</li></ol>', '- One'],
  ],
  'what is empty': [
    ['<p class=MsoNormal>&nbsp;</p><p>a&nbsp;b</p><ul><li></li></ul><h2> </h2>', 'a b'],
    ['<p><b>Contents<br></b></p>', '**Contents**'],
    ['<p>a<b> </b>b<i></i>c<a href="https://e.com/"></a></p>', 'a bc'],
    ['<p><span>\u200b</span></p><blockquote><p><br></p></blockquote><p>x</p>', 'x'],
  ],
  checklists: [
    [
      '<ul><li role="checkbox" aria-checked="false"><img src="data:image/png;base64,AAAA" aria-roledescription="checkbox"><p>Logo</p></li><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AAAA" aria-roledescription="checkbox"><p><span style="text-decoration:line-through">Fonts</span></p></li></ul>',
      '- [ ] Logo\n- [x] Fonts',
    ],
    [
      '<ul><li><label><input type="checkbox" checked><span></span></label><div><p>a</p></div></li></ul>',
      '- [x] a',
    ],
    ['<ul><li data-list="unchecked">a</li><li data-list="checked">b</li></ul>', '- [ ] a\n- [x] b'],
    [wordItem('·', '☐ a') + wordItem('·', '☒ b'), '- [ ] a\n- [x] b'],
  ],
  'what nobody should see': [
    [
      '<p class=MsoNormal>We <del cite="mailto:X" datetime="2026-01-01T10:00">overcharge</del><ins cite="mailto:X">serve</ins> clients.</p>',
      'We serve clients.',
    ],
    [
      `<p class=MsoNormal>a<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[X1]</a></span></p><div style='mso-element:comment-list'><p class=MsoCommentText>secret</p></div>`,
      'a',
    ],
    [
      "<p>a<span style='display:none;mso-hide:all'>secret</span></p><style>.h {display:none}</style><p class=h>secret</p><p hidden>secret</p>",
      'a',
    ],
    [
      '<p>a<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>secret</span></p></div>',
      'a',
    ],
    [
      "<p class=MsoToc1><a href=\"#_Toc1\">Start<span style='display:none;mso-hide:screen'><span style='mso-tab-count:1 dotted'>.... </span>3</span></a></p>",
      'Start',
    ],
    [
      '<p>a<span class="TrackChangeTextDeletion TrackedChange">secret</span><span class="NormalTextRun">b</span></p>',
      'ab',
    ],
    [
      '<p>a<a href="https://docs.google.com/document/d/1/edit#heading=h.1">b</a><a href="file:///C:/x.docx#_Toc1">c</a></p>',
      'abc',
    ],
  ],
  'superscript and subscript': [
    ['10<sup>6</sup> people, H<sub>2</sub>O', '10⁶ people, H₂O'],
    [
      'the 4<sup>th</sup>, x<sup>½</sup>, e<span style="vertical-align:super">-2x</span>',
      'the 4th, x^½, e⁻²ˣ',
    ],
    ['a<sup>[1]</sup> b<sub>max</sub>', 'a[1] bₘₐₓ'],
  ],
  emoji: [
    [
      '<img alt="🎉" src="https://e.com/x.png"> <img alt=":tada:" src="https://e.com/72x72/1f389.png">',
      '🎉 🎉',
    ],
    ['<p>a <img class="emoji" alt=":custom:" src="https://e.com/custom.png"> b</p>', 'a b'],
    ['<p><img src="https://e.com/1f389.png" alt="A party"></p>', '![A party](https://e.com/1f389.png)'],
  ],
  footnotes: [
    [
      `<p>Text<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span>[1]</span></a> on.</p><div style='mso-element:footnote-list'><br clear=all><hr><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> Note</p></div></div>`,
      'Text[^1] on.\n\n[^1]: Note',
    ],
    [
      '<p>Text<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Note</p></div>',
      'Text[^1]\n\n[^1]: Note',
    ],
    [
      '<p>Text<sup><a href="#fn-1" id="fnref-1">1</a></sup></p><section data-footnotes><h2>Footnotes</h2><ol><li id="fn-1"><p>Note <a href="#fnref-1">↩</a></p></li></ol></section>',
      'Text[^1]\n\n[^1]: Note',
    ],
  ],
  'headings that lead back to a table of contents': [
    [
      '<p><a href="#s1" id="t1">Start</a></p><h2 id="s1"><a href="#t1">Start</a></h2><p>Text</p>',
      'Start\n\n## Start\n\nText',
    ],
  ],
  'signs that Word draws': [
    ["<p class=MsoNormal>a <span style='font-family:Wingdings'>à</span> b</p>", 'a → b'],
    ['<p class=MsoNormal>☐ Logo</p><p class=MsoNormal>☒ Fonts</p>', '- [ ] Logo\n- [x] Fonts'],
    ['<p>He said <q>yes</q>.</p>', 'He said “yes”.'],
  ],
  quotes: [
    ['<p class=MsoQuote>One</p><p class=MsoQuote>Two</p>', '> One\n>\n> Two'],
    ['<blockquote><p>One</p><ul><li>two</li></ul></blockquote>', '> One\n>\n> - two'],
  ],
};

describe.each(Object.entries(pasted))('Pasting %s', (_, cases) => {
  it.each(cases)('%s', (html, markdown) => {
    expect(htmlToMarkdown(html).markdown).toBe(markdown);
  });
});

describe('A pasted image', () => {
  it('that exists only as a drawing of Word counts as missing', () => {
    const drawing =
      '<!--[if gte vml 1]><v:shape alt="A"><v:imagedata src="file:///a.png"/></v:shape><![endif]-->';
    expect(htmlToMarkdown(`<p class=MsoNormal>x${drawing}</p>`)).toMatchObject({ markdown: 'x', missing: 1 });
    const both = `<p class=MsoNormal>x${drawing}<![if !vml]><img src="file:///a.png" v:shapes="A"><![endif]></p>`;
    expect(htmlToMarkdown(both)).toMatchObject({ markdown: 'x', missing: 1, pictures: [] });
  });

  it('is read from the RTF that Word copies with its path', async () => {
    const rtf = String.raw`{\rtf1 {\*\shppict{\pict\picw1\pngblip\bliptag-12{\*\blipuid 00ff}89504e470d0a1a0a00}}{\nonshppict{\pict\wmetafile8 0102030405060708}}}`;
    const { pictures, missing } = htmlToMarkdown('<p class=MsoNormal><img src="file:///C:/1.png"></p>', {
      rtf,
    });
    expect(missing).toBe(0);
    expect(pictures[0]?.source).toMatchObject({ type: 'image/png', size: 9 });
  });

  it('of a newsletter that only counts readers is left out without a word', () => {
    expect(htmlToMarkdown('<p>a<img src="https://e.com/open.gif" width="1" height="1"></p>')).toMatchObject({
      markdown: 'a',
      missing: 0,
    });
  });
});
