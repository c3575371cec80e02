import { expect, it } from 'vitest';
import { htmlToMarkdown } from '#src/admin/posts/editor/paste/htmlToMarkdown.ts';
import { itConverts } from './itConverts.ts';

itConverts({
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
    ['<p><b><i>both</i></b> and <i><b>both</b></i></p>', '***both*** and ***both***'],
    ['<p><b>one</b> <b>two</b><b>, three</b></p>', '**one two, three**'],
    ['<p><b>see <a href="https://e.com/">this</a></b><b> now</b></p>', '**see [this](https://e.com/) now**'],
    ['<p><a href="https://e.com/"><b>E</b>xample</a></p>', '[**E**xample](https://e.com/)'],
    ['<p>これは<b>「重要」</b>です</p>', 'これは**「重要」**です'],
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
    ['<b id="docs-internal-guid-1"><p>a</p><p>b</p></b>', 'a\n\nb'],
    [
      '<style>div .n {font-style:italic} #k {font-weight:bold !important}</style><div><p class=n>a</p></div><p id=k>b</p>',
      '*a*\n\n**b**',
    ],
  ],
  'characters that are not Markdown': [
    [
      '<p>snake_case, AT&amp;T, 2 * 3, [1], a &lt; b, https://e.com/a_b</p>',
      'snake_case, AT&T, 2 * 3, [1], a < b, https://e.com/a_b',
    ],
    ['<p>C:\\&amp;<b>D</b> and E:\\[x]</p>', 'C:\\\\&**D** and E:\\\\[x]'],
    ['<p># one</p><p>1. two</p><p>- three</p>', '\\# one\n\n1\\. two\n\n\\- three'],
    ['<p><a href="https://e.com/?a=1&amp;b=(2)">x</a></p>', '[x](https://e.com/?a=1&b=(2))'],
    [
      '<p><a href="https://e.com/a">https://e.com/a</a>, <a href="mailto:a@e.com">a@e.com</a></p>',
      'https://e.com/a, a@e.com',
    ],
  ],
  'superscript and subscript': [
    ['10<sup>6</sup> people, H<sub>2</sub>O', '10⁶ people, H₂O'],
    [
      'the 4<sup>th</sup>, x<sup>½</sup>, e<span style="vertical-align:super">-2x</span>',
      'the 4th, x^½, e⁻²ˣ',
    ],
    ['a<sup>[1]</sup> b<sub>max</sub>', 'a[1] bₘₐₓ'],
    ['Kindle<sup>TM</sup>, Wave<sup>tm</sup>', 'Kindle™, Wave™'],
    [
      'm<sup>2 </sup>of x<sup>see note</sup>, T<sub>room <i>air</i></sub>',
      'm² of x^(see note), T_(room *air*)',
    ],
    ['<p><sup>Prices without tax</sup></p>', 'Prices without tax'],
    ['chair<sup><a href="#cite_note-1"><span>[</span>1<span>]</span></a></sup>', 'chair[1]'],
  ],
  formulas: [
    [
      '<p>so <span class="katex"><span class="katex-mathml" style="clip:rect(1px,1px,1px,1px)"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span></p>',
      'so x^2',
    ],
    // Browsers copy no annotation.
    [
      '<p>so <span class="katex"><span class="katex-mathml" style="clip:rect(1px,1px,1px,1px)"><math><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span></p>',
      'so x²',
    ],
    [
      '<p>so <span class="mwe-math-element"><span class="mwe-math-mathml-inline" style="display:none"><math><semantics><msup><mi>x</mi><mn>2</mn></msup></semantics></math></span><img aria-hidden="true" alt="{\\displaystyle x^2}" src="https://e.com/x.svg"></span></p>',
      'so x²',
    ],
    [
      '<p>so <span class="MathJax"><nobr aria-hidden="true">𝑥2</nobr><span class="MJX_Assistive_MathML"><math><msup><mi>x</mi><mn>2</mn></msup></math></span></span><script type="math/tex">x^2</script> on</p>',
      'so x^2 on',
    ],
    [
      '<p>so <mjx-container><mjx-math aria-hidden="true"><mjx-c></mjx-c></mjx-math><mjx-assistive-mml style="clip:rect(1px,1px,1px,1px)"><math><msup><mi>x</mi><mn>2</mn></msup><mo>=</mo><mfrac><mi>a</mi><mrow><mn>2</mn><mi>b</mi></mrow></mfrac></math></mjx-assistive-mml></mjx-container></p>',
      'so x²=a/(2b)',
    ],
    [
      '<p>so <span class="mwe-math-element"><img class="mwe-math-fallback-image-inline" aria-hidden="true" alt="x^2" src="https://e.com/x.svg"></span></p>',
      'so x^2',
    ],
    [
      '<div class="joplin-editable"><pre class="joplin-source" data-joplin-source-open="$">x^2</pre><span class="katex">x2</span></div>',
      'x^2',
    ],
  ],
  emoji: [
    [
      '<img alt="🎉" src="https://e.com/x.png"> <img alt=":tada:" src="https://e.com/72x72/1f389.png">',
      '🎉 🎉',
    ],
    ['<p>a <img class="emoji" alt=":custom:" src="https://e.com/custom.png"> b</p>', 'a b'],
    ['<p><img src="https://e.com/1f389.png" alt="A party"></p>', '![A party](https://e.com/1f389.png)'],
  ],
  'symbols that Word stores as letters': [
    ["<p class=MsoNormal>a <span style='font-family:Wingdings'>à</span> b</p>", 'a → b'],
    ['<p class=MsoNormal>☐ Logo</p><p class=MsoNormal>☒ Fonts</p>', '- [ ] Logo\n- [x] Fonts'],
    ['<p>He said <q>yes</q>.</p>', 'He said “yes”.'],
    ['<p>a <span class="emoji emoji-1f642">:smile:</span></p>', 'a 🙂'],
  ],
  'what is empty': [
    ['<p class=MsoNormal>&nbsp;</p><p>a&nbsp;b</p><ul><li></li></ul><h2> </h2>', 'a b'],
    ['<p><b>Contents<br></b></p>', '**Contents**'],
    ['<label><input type="checkbox"></label><p>a</p>', 'a'],
    ['<p>a<b> </b>b<i></i>c<a href="https://e.com/"></a></p>', 'a bc'],
    ['<p><span>\u200b</span></p><blockquote><p><br></p></blockquote><p>x</p>', 'x'],
  ],
  'paragraphs without any format': [
    ['<p class=MsoNormal>One.</p><p class=MsoNormal>Two.</p>', 'One.\n\nTwo.'],
    ['<div dir="ltr">One.</div><div><br></div><div>Two.</div>', 'One.\n\nTwo.'],
    ['One.<br><br>Two.<br>Three.', 'One.\n\nTwo.\\\nThree.'],
    ['<span>One.</span><span style="display:block;height:8px"></span><span>Two.</span>', 'One.\n\nTwo.'],
    [
      '<b id="docs-internal-guid-1" style="font-weight:normal">\n\t<p>\n\t\t<span style="white-space:pre-wrap">\n\t\t\tOne \n\t\t</span>\n\t\t<span style="white-space:pre-wrap;font-weight:700">\n\t\t\ttwo.\n\t\t</span>\n\t\t<span>\n\t\t\t \n\t\t</span>\n\t\t<i>\n\t\t\tThree.\n\t\t</i>\n\t</p>\n</b>',
      'One **two.** *Three.*',
    ],
    ['<b>One</b><span data-stringify-type="paragraph-break"></span>Two', '**One**\n\nTwo'],
    ['<span># One\n\nTwo **three**.</span>', '# One\n\nTwo **three**.'],
    [
      '<p>One\ntwo</p>\n<ul>\n<li>a</li>\n</ul>\n<p>!<a href="https://e.com/a.png">https://e.com/a.png</a></p>\n<!-- notionvc: 1 -->',
      'One\\\ntwo\n\n- a\n\n![](https://e.com/a.png)',
    ],
    ['<div>One.<p>Two.</p>Three.</div>', 'One.\n\nTwo.\n\nThree.'],
  ],
  'text within shapes': [
    [
      '<p class=MsoNormal>a<!--[if gte vml 1]><v:shape id="x" style="width:99pt" o:gfxdata="UEsD"><v:textbox><![if !mso]><table><tr><td><![endif]><div><p class=MsoNormal>In a <b>box</b></p></div><![if !mso]></td></tr></table><![endif]></v:textbox></v:shape><v:rect><v:textbox><p>Second</p></v:textbox></v:rect><![endif]--></p><p>b</p>',
      'a\n\nIn a **box**\n\nSecond\n\nb',
    ],
    [
      '<p class=MsoNormal>a<!--[if gte vml 1]><v:shape style="visibility:hidden"><v:textbox>secret</v:textbox></v:shape><![endif]--></p>',
      'a',
    ],
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
      '<p>a<a href="https://docs.google.com/document/d/1/edit#heading=h.1">b</a><a href="file:///C:/x.docx#_Toc1">c</a><a href="https://e.sharepoint.com/x.docx#_Toc1">d</a></p>',
      'abcd',
    ],
    [
      '<style>#x, p.a.b, div p.c {display:none} @media print {p {display:none}}</style><p id=x>secret</p><p class="a b">secret</p><div><p class=c>secret</p></div><p>a<i style="display:none !important">secret</i></p>',
      'a',
    ],
    [
      '<div style="max-height:0">secret</div><p style="font-size:0">secret<span style="font-size:12pt">a</span><b style="opacity:0">secret</b><i style="font-size:12pt;text-indent:-9999px">secret</i><input value="secret"></p>',
      'a',
    ],
    [
      '<style>.off {position:absolute;left:-9999px}</style><p>a<i class=off>secret</i><i style="top:-9999px">secret</i><i class="hidden-visually">secret</i></p><div style="height:0;overflow:hidden">secret</div>',
      'a',
    ],
    [
      '<p>a<i style="clip-path: polygon(0px 0px, 0px 0px, 0px 0px)">secret</i><i style="transform: scale(0)">secret</i></p><dialog>secret</dialog>',
      'a',
    ],
    ['<p>a<i style="/* b */ display:none">secret</i><b style="/* c */font-weight:normal">b</b></p>', 'ab'],
    [
      '<a class=lightbox href="https://e.com/"><img src="https://e.com/a.png" alt="A"><div class=meta>secret</div></a><p>b<i class="block-paste-placeholder">secret</i></p>',
      '[![A](https://e.com/a.png)](https://e.com/)\n\nb',
    ],
    // Word for the web marks the words that a comment is about.
    [
      '<p><span class="TextRun"><span class="NormalTextRun CommentStart">We</span><span class="NormalTextRun"> serve</span></span></p>',
      'We serve',
    ],
    [
      '<h2>a<a class="headerlink" href="https://e.com/#a">¶</a><span class="mw-editsection">[edit]</span></h2>',
      '## a',
    ],
  ],
});

it('Pasting 60 kB of backslashes keeps each of them', async () => {
  const { markdown } = await htmlToMarkdown(`<p>${'\\'.repeat(60_000)}</p>`);
  expect(markdown.match(/\\\\/g)).toHaveLength(60_000);
});
