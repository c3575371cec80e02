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

itConverts({
  'lists of one item each': [
    [webItem('Logo', 1) + webItem('Colors', 2) + webItem('Fonts', 1), '- Logo\n  - Colors\n- Fonts'],
    [webItem('One', 1, 1) + webItem('Under', 2) + webItem('Two', 1, 2), '1. One\n   - Under\n2. Two'],
    [`${webItem('One', 1, 1)}<p>Between</p>${webItem('Two', 1, 2)}`, '1. One\n\nBetween\n\n2. Two'],
    ['<ul data-indent="0"><li>One</li></ul><ul data-indent="1"><li>Under</li></ul>', '- One\n  - Under'],
    [
      '<ul class="list-bullet1"><li>One</li></ul><ul class="list-bullet2"><li>Under</li></ul><ol class="list-number1"><li>First</li></ol>',
      '- One\n  - Under\n\n1. First',
    ],
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
      '<ul class="inline-task-list"><li data-inline-task-id="1" class="checked">Done</li><li data-inline-task-id="2">Open</li></ul>',
      '- [x] Done\n- [ ] Open',
    ],
    [
      '<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div><span>Done</span></li></ul><ul class="to-do-list"><li><div class="checkbox checkbox-off"></div><span>Open</span></li></ul>',
      '- [x] Done\n- [ ] Open',
    ],
    [
      '<ul class="tox-checklist"><li class="tox-checklist--checked">Done</li><li>Open</li></ul>',
      '- [x] Done\n- [ ] Open',
    ],
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
});
