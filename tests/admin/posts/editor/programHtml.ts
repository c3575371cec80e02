import type { Block, List, Mark, Piece } from './pastedDocument.ts';

type Writer = {
  text(piece: Piece): string;
  block(block: Block, text: (pieces: readonly Piece[]) => string): string;
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export const url = 'https://example.com/a_(b)?c=1&d=2';

function wrapped(
  text: string,
  marks: readonly Mark[],
  tags: Readonly<Record<Mark, [string, string]>>,
): string {
  return marks.reduce((inner, mark) => tags[mark][0] + inner + tags[mark][1], escaped(text));
}

const link: [string, string] = [`<a href="${escaped(url)}">`, '</a>'];

function table(rows: readonly string[][], cell: (text: string) => string): string {
  return `<table>${rows.map((row) => `<tr>${row.map((one) => `<td>${cell(one)}</td>`).join('')}</tr>`).join('\n')}</table>`;
}

const bullets = ['·', 'o', '§'];

/** Paragraphs with typed markers, no-break spaces, and properties that look like others. */
const word: Writer = {
  text: ({ text, marks }) =>
    wrapped(text, marks, {
      strong: ["<b style='mso-bidi-font-weight:normal'>", '</b>'],
      emphasis: ["<i style='mso-bidi-font-style:normal'>", '</i>'],
      delete: ['<s>', '</s>'],
      inlineCode: [`<span style='font-family:"Courier New";mso-fareast-font-family:Calibri'>`, '</span>'],
      link,
    }).replaceAll('  ', "<span style='mso-spacerun:yes'>&nbsp; </span>"),
  block(block, text) {
    if (block.kind === 'paragraph')
      return `<p class=MsoNormal>${text(block.pieces)}<o:p></o:p></p>\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>`;
    if (block.kind === 'heading')
      return `<h${block.level}><a name="_Toc1"></a>${text(block.pieces)}<o:p></o:p></h${block.level}>`;
    if (block.kind === 'table')
      return table(
        block.rows.map((row) => row.map(text)),
        (cell) => `<p class=MsoNormal>${cell}<o:p></o:p></p>`,
      );
    const items = (list: List, level: number): string =>
      list.items
        .map(({ pieces, list: inner }, index) => {
          const marker = list.isOrdered ? `${list.start + index}.` : bullets[level % 3];
          return `<p class=MsoListParagraph style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text(pieces)}<o:p></o:p></p>\n${inner ? items(inner, level + 1) : ''}`;
        })
        .join('');
    return items(block, 1);
  },
};

const styles: Readonly<Record<Mark, [string, string]>> = {
  strong: ['<span style="font-weight:700">', '</span>'],
  emphasis: ['<span style="font-style:italic">', '</span>'],
  delete: ['<span style="text-decoration:line-through">', '</span>'],
  inlineCode: [`<span style="font-family:'Roboto Mono',monospace">`, '</span>'],
  link,
};

/** Spans with styles, nested lists beside their items, and a `b` element around everything, though it is not bold. */
const googleDocs: Writer = {
  text: ({ text, marks }) =>
    `<span style="font-weight:400;white-space:pre-wrap">${wrapped(text, marks, styles)}</span>`,
  block(block, text) {
    if (block.kind === 'paragraph') return `<p dir="ltr">${text(block.pieces)}</p><br />`;
    if (block.kind === 'heading') return `<h${block.level} dir="ltr">${text(block.pieces)}</h${block.level}>`;
    if (block.kind === 'table')
      return `<div dir="ltr" align="left">${table(
        block.rows.map((row) => row.map(text)),
        (cell) => `<p dir="ltr">${cell}</p>`,
      )}</div>`;
    const items = (list: List, level: number): string => {
      const tag = list.isOrdered ? 'ol' : 'ul';
      const inner = list.items.map(
        ({ pieces, list: nested }) =>
          `<li dir="ltr" aria-level="${level}" style="font-weight:700"><p dir="ltr" role="presentation">${text(pieces)}</p></li>${nested ? items(nested, level + 1) : ''}`,
      );
      return `<${tag}${list.isOrdered && list.start > 1 ? ` start="${list.start}"` : ''}>${inner.join('')}</${tag}>`;
    };
    return items(block, 1);
  },
};

/** A list for each item, which tells its depth and number, and a mark at the end of each paragraph. */
const wordOnline: Writer = {
  text: ({ text, marks }) =>
    `<span class="TextRun SCXW1 BCX0" style="font-weight:normal"><span class="NormalTextRun SCXW1 BCX0">${wrapped(text, marks, styles)}</span></span>`,
  block(block, text) {
    const end = '<span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span>';
    const paragraph = (pieces: readonly Piece[], attributes = '') =>
      `<p class="Paragraph SCXW1" ${attributes}>${text(pieces)}${end}</p>`;
    if (block.kind === 'paragraph') return `<div class="OutlineElement Ltr">${paragraph(block.pieces)}</div>`;
    if (block.kind === 'heading')
      return `<div class="OutlineElement Ltr">${paragraph(block.pieces, `role="heading" aria-level="${block.level}"`)}</div>`;
    if (block.kind === 'table')
      return `<div class="OutlineElement TableContainer">${table(
        block.rows.map((row) => row.map((pieces) => paragraph(pieces))),
        (cell) => `<div class="TableCellContent"><div class="OutlineElement">${cell}</div></div>`,
      )}</div>`;
    const items = (list: List, level: number): string =>
      list.items
        .map(({ pieces, list: nested }, index) => {
          const tag = list.isOrdered ? 'ol' : 'ul';
          const start = list.isOrdered ? ` start="${list.start + index}"` : '';
          return `<div class="ListContainerWrapper SCXW1"><${tag} role="list"${start}><li data-aria-level="${level}" role="listitem" class="OutlineElement">${paragraph(pieces)}</li></${tag}></div>${nested ? items(nested, level + 1) : ''}`;
        })
        .join('');
    return items(block, 1);
  },
};

/** Elements, with line breaks in the middle of the source, and items that are not closed. */
const libreOffice: Writer = {
  text: ({ text, marks }) =>
    wrapped(text, marks, {
      strong: ['<b>', '</b>'],
      emphasis: ['<i>', '</i>'],
      delete: ['<strike>', '</strike>'],
      inlineCode: ['<font face="Liberation Mono, monospace">', '</font>'],
      link,
    }).replaceAll(' ', '\n\t'),
  block(block, text) {
    if (block.kind === 'paragraph')
      return `<p style="margin-bottom: 0in">\n${text(block.pieces)}</p>\n<p><br/>\n\n</p>`;
    if (block.kind === 'heading')
      return `<h${block.level} class="western">${text(block.pieces)}</h${block.level}>`;
    if (block.kind === 'table')
      return table(
        block.rows.map((row) => row.map(text)),
        (cell) => `<p>\n\t${cell}</p>\n`,
      );
    const items = (list: List): string => {
      const tag = list.isOrdered ? 'ol' : 'ul';
      const inner = list.items.map(
        ({ pieces, list: nested }) => `\n\t<li><p>${text(pieces)}</p>\n${nested ? items(nested) : ''}`,
      );
      return `<${tag}${list.isOrdered && list.start > 1 ? ` start="${list.start}"` : ''}>${inner.join('')}\n</${tag}>`;
    };
    return items(block);
  },
};

const frames: Readonly<Record<string, (body: string) => string>> = {
  Word: (body) =>
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body>\n<!--StartFragment-->\n${body}\n<!--EndFragment--></body></html>`,
  'Word for the web': (body) => `<meta charset='utf-8'>${body}`,
  'Google Docs': (body) =>
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${body}</b>`,
  LibreOffice: (body) =>
    `<html><head><meta name="generator" content="LibreOffice 7.4"/></head><body>${body}</body></html>`,
};

const writers: Readonly<Record<string, Writer>> = {
  Word: word,
  'Word for the web': wordOnline,
  'Google Docs': googleDocs,
  LibreOffice: libreOffice,
};

export const programs = Object.keys(writers);

/** Writes a document as the program would copy it. */
export function programHtml(program: string, blocks: readonly Block[]): string {
  const writer = writers[program];
  const frame = frames[program];
  if (!writer || !frame) throw new Error(`Unknown: ${program}`);
  const text = (pieces: readonly Piece[]) => pieces.map(writer.text).join('');
  return frame(blocks.map((block) => writer.block(block, text)).join('\n'));
}
