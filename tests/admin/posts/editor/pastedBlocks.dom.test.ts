import { itConverts } from './itConverts.ts';

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

itConverts({
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
    // A heading that contains only an image is not a heading; beside words, the image stays in it.
    ['<h2><a href="https://e.com"><img src="/a.png" alt="A"></a></h2>', '[![A](/a.png)](https://e.com)'],
    ['<h1><img src="/a.png" alt="A"> Title</h1>', '## ![A](/a.png) Title'],
    // Part of a heading is copied without its paragraph.
    [
      '<span class="TextRun" style="font-weight:bold"><span class="NormalTextRun" data-ccp-parastyle="heading 2">Our</span></span><span class="TextRun"><span class="NormalTextRun" data-ccp-parastyle="heading 2"> price</span></span>',
      '## **Our** price',
    ],
    ['<h2><b>Big <i>news</i></b><br>today</h2><h3>&nbsp;</h3>', '## **Big *news*** today'],
    [
      "<h1 style='mso-list:l1 level1 lfo1'><span style='mso-list:Ignore'>2<span>&nbsp;&nbsp; </span></span>Scope</h1><h2 style='mso-list:l0 level1 lfo2'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Part</h2>",
      '## 2 Scope\n\n## Part',
    ],
    ['<p class="markdown-alert-title">Note</p><p class="title">Title</p>', 'Note\n\n## Title'],
    // Programs write some levels in italics.
    [
      '<h6><span style="font-style:italic">Part</span></h6><h6>A <i>small</i> part</h6>',
      '###### Part\n\n###### A *small* part',
    ],
  ],
  'lists of one item each': [
    [webItem('Logo', 1) + webItem('Colors', 2) + webItem('Fonts', 1), '- Logo\n  - Colors\n- Fonts'],
    [webItem('One', 1, 1) + webItem('Under', 2) + webItem('Two', 1, 2), '1. One\n   - Under\n2. Two'],
    [`${webItem('One', 1, 1)}<p>Between</p>${webItem('Two', 1, 2)}`, '1. One\n\nBetween\n\n2. Two'],
    ['<ul data-indent="0"><li>One</li></ul><ul data-indent="1"><li>Under</li></ul>', '- One\n  - Under'],
  ],
  'lists beside their items': [
    ['<ul><li>One</li></ul><ul><ul><li>Under</li></ul></ul>', '- One\n  - Under'],
    ['<ol><li>One</li><ul><li>Under</li></ul><li>Two</li></ol>', '1. One\n   - Under\n2. Two'],
    [
      '<ul><li>One</li><li style="list-style:none"><ul><li>Under</li></ul></li><li>Two</li></ul>',
      '- One\n  - Under\n- Two',
    ],
    ['<ul><li>One</li></ul> <ul><li>Two</li></ul>', '- One\n- Two'],
    // A selection that begins in a nested item.
    ['<ol><li><ol><li><ol><li>a</li></ol></li><li>b</li></ol></li><li>c</li></ol>', '1. a\n2. b\n3. c'],
    ['<ul style="list-style-type:decimal"><li>One</li></ul>', '1. One'],
    ['<ol><li style="list-style-type:disc">One</li></ol>', '- One'],
    ['<li>One</li><li>Two</li>', '- One\n- Two'],
    [
      '<ol><li data-list="number"><div>One</div></li><li data-list="number"><div>Two</div></li></ol>',
      '1. One\n2. Two',
    ],
    [
      '<ul class="lst-kix_a-0"><li>One</li></ul><ul class="lst-kix_a-1"><li>Under</li></ul>',
      '- One\n  - Under',
    ],
    // A selection that begins and ends in the middle of a list.
    [
      '<ol start="2"><ol><ol><li>F</li></ol><li>G</li></ol><li>H</li><ol><ol><li>I</li></ol><li>J</li></ol></ol>',
      '1. F\n2. G\n3. H\n   1. I\n   2. J',
    ],
    ['<ul><li>One</li><li><img src="file:///a.png"></li></ul>', '- One'],
    // Gmail shows Outlook emails with its own classes, and without Word's styles.
    [
      '<p class="m_-12MsoListParagraph"><u></u><span style="font-family:Symbol"><span>·<span style="font:7pt &quot;Times New Roman&quot;">&nbsp;&nbsp; </span></span></span><u></u>One</p><p class="m_-12MsoListParagraph" style="margin-left:1in"><span><span>o<span style="font:7pt Times">&nbsp; </span></span></span>Under</p><p class="m_-12MsoNormal">After</p>',
      '- One\n  - Under\n\nAfter',
    ],
    // Other browsers leave the indent.
    [
      '<p style="margin:0 0 0 48px;text-indent:-0.25in"><span style="font-family:Symbol">·\n\t<span style="font:7pt Times">&nbsp;&nbsp;\n</span></span><span style="mso-x:y">One</span></p>',
      '- One',
    ],
    // Or drop Word's marks, and write all margins in one property.
    [
      ['0px 0px 0px 48px', '0px 0px 0px 96px']
        .map(
          (margin) =>
            `<p style="margin: ${margin}; text-indent: -0.25in;"><span style="font-family: Symbol;">\uf0b7<span style='font: 7pt "Times New Roman";'>&nbsp;&nbsp; </span></span>One</p>`,
        )
        .join(''),
      '- One\n  - One',
    ],
    [
      '<p style="margin: 0px;">1.&nbsp;&nbsp;&nbsp;&nbsp;One</p><p style="margin: 0px;">2.&nbsp;&nbsp;&nbsp;&nbsp;Two</p><p>1. typed</p>',
      '1. One\n2. Two\n\n1\\. typed',
    ],
    [
      '<ol><font> </font><li>One</li><font> </font><ol><li>Under</li></ol><b> </b></ol><font> </font><ol start="2"><li>Two</li></ol>',
      '1. One\n   1. Under\n2. Two',
    ],
    [
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='font-family:Wingdings'><span style='mso-list:Ignore'>§<span>&nbsp; </span></span></span>One</p>",
      '- One',
    ],
    [
      "<div><span style='mso-special-format:bullet'>•</span>One</div><div class=O1 style='margin-left:0in'><span style='mso-special-format:bullet'>•</span>Under</div><div><span style='mso-special-format:bullet'>•</span>Two</div>",
      '- One\n  - Under\n- Two',
    ],
    // OneNote.
    [
      '<ul><ol><li value="1">One</li></ol><p>&nbsp;</p><ol><li value="1">A</li></ol><p>End</p></ul>',
      '1. One\n\n1) A\n\nEnd',
    ],
  ],
  'lists that continue the count': [
    [
      `${wordItem('1.', 'a')}${wordItem('2.', 'b')}<p class=MsoNormal>plain</p>${wordItem('3.', 'c')}`,
      '1. a\n2. b\n\nplain\n\n3. c',
    ],
    [wordItem('5.', 'a') + wordItem('6.', 'b'), '5. a\n6. b'],
    // Numbers without a period; with the letters that are bullets in Word's fonts.
    [
      wordItem('A', 'a') + wordItem('B', 'b') + wordItem('o', 'in', 2) + wordItem('v', 'in', 3),
      '1. a\n2. b\n   - in\n     - in',
    ],
    [wordItem('1', 'a') + wordItem('i', 'in', 2) + wordItem('ii', 'in', 2), '1. a\n   1. in\n   2. in'],
    // Hidden paragraphs count.
    [
      `${wordItem('1.', 'a')}<p class=MsoListParagraph style='mso-list:l0 level1 lfo1;display:none'><span style='display:none'><span style='mso-list:Ignore'>2.</span>secret</span></p>${wordItem('3.', 'c')}`,
      '1. a\n\n3) c',
    ],
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
    // Between HTML lists, which Word sometimes writes.
    [
      `<ol><li><p style='mso-list:l0 level1 lfo1'>a</p></li></ol>${wordItem('a.', 'in', 2)}<ol start="2"><li>b</li></ol>`,
      '1. a\n   1. in\n2. b',
    ],
    // Without a margin, and with a bookmark between the items.
    [
      `<p class=MsoListParagraph style='margin-left:0cm;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>a</p><p class=MsoListParagraph style='margin-left:0cm'>more</p><span style='mso-bookmark:_Hlk2'></span>${wordItem('2.', 'b')}<p class=MsoListParagraph style='margin-left:2.0cm'>after</p>`,
      '1. a\n\n   more\n\n2. b\n\nafter',
    ],
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
    [
      '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AAAA" alt="avmerket" aria-roledescription="avmerkingsboks"><p>Logo</p></li></ul>',
      '- [x] Logo',
    ],
    [
      '<ul><li><input type="checkbox" checked> a<ul><li><input type="checkbox"> b</li></ul></li><li>c<ul><li data-checked="true">d</li></ul></li></ul>',
      '- [x] a\n  - [ ] b\n- c\n  - [x] d',
    ],
    ['<ul><li data-list="unchecked">a</li><li data-list="checked">b</li></ul>', '- [ ] a\n- [x] b'],
    [
      '<ul><li data-list="check"><div>a</div></li><li data-list="done"><div>b</div></li></ul>',
      '- [ ] a\n- [x] b',
    ],
    ['<div data-task-state="TODO">a</div><div data-task-state="DONE">b</div>', '- [ ] a\n- [x] b'],
    [wordItem('·', '☐ a') + wordItem('·', '☒ b'), '- [ ] a\n- [x] b'],
    ['<p>☐ a</p>\n<p>☒ b</p><p>c</p>', '- [ ] a\n- [x] b\n\nc'],
    ['<div><input type="checkbox">a</div><div><input type="checkbox" checked>b</div>', '- [ ] a\n- [x] b'],
    [
      '<ul><li style="--en-checked:true">a</li><li style="--en-checked:false">b</li><li>[x]  c</li></ul>',
      '- [x] a\n- [ ] b\n- [x] c',
    ],
  ],
  'cells that hold more than one line': [
    ['<table><tr><td nowrap> <p>A</p> </td><td nowrap><p>B</p></td></tr></table>', '| A | B |\n| - | - |'],
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
    [
      '<google-sheets-html-origin><table data-sheets-root="1"><tr><td data-sheets-value="{}">A</td><td data-sheets-hyperlink="https://e.com/b">B</td></tr></table></google-sheets-html-origin>',
      '| A | [B](https://e.com/b) |\n| - | -------------------- |',
    ],
    ['<table><tr><th><p><b>A</b></p></th><th>B</th></tr></table>', '| A | B |\n| - | - |'],
  ],
  code: [
    [`Call <span style="font-family:'Roboto Mono',monospace">run()</span>`, 'Call `run()`'],
    [
      `<p>So:</p><p>${mono('if (x) {')}</p><p>${mono("<span style='mso-spacerun:yes'>&nbsp; </span>go();")}</p><p>${mono('}')}</p>`,
      'So:\n\n```\nif (x) {\n  go();\n}\n```',
    ],
    ['<p>Run <font face="Liberation Mono, monospace">a b</font></p>', 'Run `a b`'],
    [
      `<p>Run ${mono('git ')}<b>${mono('push')}</b>, <kbd>Ctrl</kbd> <kbd>C</kbd>, <a href="https://e.com/"><code>A</code></a><code>.of</code></p>`,
      'Run `git push`, `Ctrl` `C`, [`A`](https://e.com/)`.of`',
    ],
    [
      `<p>So:</p><p style="white-space-collapse:preserve">${mono('a {\n    b  c')}</p>`,
      'So:\n\n```\na {\n    b  c\n```',
    ],
    [
      '<div style="font-family: Menlo, monospace;white-space: pre;"><div><span>a {</span></div><div>  b</div><br><div>}</div></div>',
      '```\na {\n  b\n\n}\n```',
    ],
    [
      '<div class="highlight highlight-source-ts"><pre>a\n  b</pre></div><pre><code class="hljs language-js">c</code><button>Copy</button></pre>',
      '```ts\na\n  b\n```\n\n```js\nc\n```',
    ],
    [
      `<p>So:<br>${mono('// one')}<br>${mono('// two')}</p><ul><li>${mono('a')}</li><li>${mono('b')}<br>${mono('c')}</li></ul>`,
      'So:\n\n```\n// one\n// two\n```\n\n- `a`\n- ```\n  b\n  c\n  ```',
    ],
    [
      '<pre><code class="hljs"><ol><li><div>let a</div></li><li><div>  b</div></li></ol></code></pre>',
      '```\nlet a\n  b\n```',
    ],
    [
      '<p>So:</p><code data-highlight-language="js"><span>a {</span><br><span>  b</span><br><span>}</span></code>',
      'So:\n\n```js\na {\n  b\n}\n```',
    ],
    [
      '<div style="white-space:pre"><code class="language-js">a {\n  b\n}</code></div>',
      '```js\na {\n  b\n}\n```',
    ],
    [
      '<table><tr><td><pre>1\n2</pre></td><td><pre>def a\n  end</pre></td></tr></table>',
      '```\ndef a\n  end\n```',
    ],
    [
      '<table><tr><td class="blob-num">1</td><td class="blob-code" style="white-space:pre;font-family:monospace">a:</td></tr><tr><td class="blob-num">2</td><td class="blob-code" style="white-space:pre;font-family:monospace">  b</td></tr></table>',
      '```\na:\n  b\n```',
    ],
    [
      '<div class="syntaxhighlighter"><table><tr><td class="gutter"><div class="line">1</div><div class="line">2</div></td><td class="code"><div class="line"><code>a</code> <code>{</code></div><div class="line"><code>&nbsp; b</code></div></td></tr></table></div>',
      '```\na {\n  b\n```',
    ],
    [
      '<pre><code><table class="hljs-ln"><tr><td class="hljs-ln-numbers">1</td><td class="hljs-ln-code">a</td></tr><tr><td class="hljs-ln-numbers">2</td><td class="hljs-ln-code">  b</td></tr></table></code></pre>',
      '```\na\n  b\n```',
    ],
    [
      '<table><tr><td class="blob-num">1</td><td class="blob-code">old</td><td class="blob-num">1</td><td class="blob-code">new</td></tr></table>',
      '```\nold\nnew\n```',
    ],
    ['<pre>2<sup>10</sup>, a<sub>1</sub></pre>', '```\n2¹⁰, a₁\n```'],
    // Fonts with such a name that are not monospaced.
    [
      '<p style="font-family:Monospaced Number">a</p><p style="font-family:American Typewriter">b</p>',
      'a\n\nb',
    ],
    ['<pre class=MsoNormal>a {</pre><pre class=MsoNormal>  b</pre>', '```\na {\n  b\n```'],
    ['<pre class="lang-none"><code class="language-none">a</code></pre>', '```\na\n```'],
    ['<pre><code>a</code>\n<code>b</code></pre>', '```\na\nb\n```'],
    ['<div style="--en-codeblock:true"><div>a</div><div>  b</div></div>', '```\na\n  b\n```'],
    [
      '<div class="joplin-editable"><pre class="joplin-source" data-joplin-language="js">a</pre><pre class="hljs"><code>a</code></pre></div>',
      '```js\na\n```',
    ],
  ],
  quotes: [
    ['<p class=MsoQuote>One</p><p class=MsoQuote>Two</p>', '> One\n>\n> Two'],
    [
      '<meta name="generator" content="LibreOffice 7.4 (Linux)"><blockquote>One</blockquote>\n<blockquote>Two</blockquote>',
      '> One\n>\n> Two',
    ],
    ['<blockquote><p>One</p><ul><li>two</li></ul></blockquote>', '> One\n>\n> - two'],
    [
      '<span class="TextRun" style="font-style: italic; font-weight: bold;"><span class="NormalTextRun" data-ccp-parastyle="Quote">One</span></span><span class="TextRun" style="font-style: italic;"><span class="NormalTextRun" data-ccp-parastyle="Quote"> two</span></span>',
      '> **One** two',
    ],
    [
      '<blockquote style="font-style:italic;font-weight:600"><p>One <em style="font-style:normal">two</em> <i>three</i></p></blockquote>',
      '> One two *three*',
    ],
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
    [
      '<p>Text<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> Note</p></div>',
      'Text[^1]\n\n[^1]: Note',
    ],
  ],
  'headings that lead back to a table of contents': [
    [
      '<p><a href="#s1" id="t1">Start</a></p><h2 id="s1"><a href="#t1">Start</a></h2><p>Text</p>',
      'Start\n\n## Start\n\nText',
    ],
  ],
});
