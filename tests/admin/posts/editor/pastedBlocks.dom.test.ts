import { itConverts } from './itConverts.ts';

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
    // One at the start is the document's title; several are its sections.
    ['<h1>Title</h1><h2>Part</h2><h3>Detail</h3>', '## Title\n\n## Part\n\n### Detail'],
    ['<h1>One</h1><h2>Part</h2><h1>Two</h1><h6>Last</h6>', '## One\n\n### Part\n\n## Two\n\n###### Last'],
    ['<h2>Part</h2><p>Text</p><h1>One</h1>', '### Part\n\nText\n\n## One'],
    [
      "<p class=MsoTitle>Title</p><h1>One</h1><p class=MsoNormal style='mso-outline-level:2'>Part</p>",
      '## Title\n\n## One\n\n### Part',
    ],
    [
      '<b id="docs-internal-guid-1"><p><span style="font-size:26pt">Title</span></p><h1>One</h1><h2>Part</h2></b>',
      '## Title\n\n## One\n\n### Part',
    ],
    ['<p class="markdown-alert-title">Note</p><p class="title">Title</p>', 'Note\n\n## Title'],
    // Programs write some levels in italics.
    [
      '<h6><span style="font-style:italic">Part</span></h6><h6>A <i>small</i> part</h6>',
      '###### Part\n\n###### A *small* part',
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
  'rows of bold cells': [
    [
      '<table><tr><td><b>Name</b></td><td><b>Price</b></td></tr><tr><td><b>A</b></td><td>1</td></tr></table>',
      '| Name  | Price |\n| ----- | ----- |\n| **A** | 1     |',
    ],
    [
      '<table><tr><td><b>A</b></td><td>1</td></tr><tr><td>B</td><td>2</td></tr></table>',
      '| **A** | 1 |\n| ----- | - |\n| B     | 2 |',
    ],
  ],
  'elements without a meaning of their own': [
    ['<lake-p>One</lake-p><lake-p>Two <b>words</b></lake-p>', 'One\n\nTwo **words**'],
    [
      '<p>Posted <relative-time>today</relative-time> by <user-name>Ann</user-name></p>',
      'Posted today by Ann',
    ],
    [
      '<iframe src="https://e.com/embed"></iframe><video src="https://e.com/a.mp4"></video>',
      'https://e.com/embed\n\nhttps://e.com/a.mp4',
    ],
  ],
});
