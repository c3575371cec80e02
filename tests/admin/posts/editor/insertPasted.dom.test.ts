import { history, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { describe, expect, it, vi } from 'vitest';
import { markdownLanguage } from '#src/admin/posts/editor/markdown/markdownLanguage.ts';
import { uploadsInText } from '#src/admin/posts/editor/markdown/uploadsInText.ts';
import { handlePaste, isPasting } from '#src/admin/posts/editor/paste/handlePaste.ts';
import { pastedLink } from '#src/admin/posts/editor/paste/html/links.ts';
import { htmlToMarkdown } from '#src/admin/posts/editor/paste/htmlToMarkdown.ts';
import { insertMarkdown } from '#src/admin/posts/editor/paste/insertMarkdown.ts';
import { at, shown } from './selectedText.ts';

async function paste(text: string, html: string): Promise<EditorState> {
  const state = at(text, history());
  return state.update(insertMarkdown(state, await htmlToMarkdown(html)).change).state;
}

const words = '<span>&nbsp;very <b>good</b> </span>';
const blocks = '<p>A</p><p>B</p>';
const heading = '<h2>H</h2>';
const list = '<ul><li>a</li><li>b</li></ul>';
const code = '<pre>x\n\ny</pre>';

describe('Pasted text', () => {
  it.each([
    ['ab⟦⟧cd', words, 'ab very **good**⟦⟧ cd'],
    ['ab ⟦⟧', words, 'ab very **good**⟦⟧'],
    ['⟦ab⟧', words, 'very **good**⟦⟧'],
    ['One ⟦two⟧ three.', '<p>A</p>', 'One A⟦⟧ three.'],
    ['One ⟦⟧ three.', '<table><tr><td>two</td></tr></table>', 'One two⟦⟧ three.'],
    ['## He⟦⟧ad', '<b>x</b>', '## He**x**⟦⟧ad'],
    ['> ab⟦⟧', 'x<br>y', '> abx\\\n> y⟦⟧'],
  ])('joins the words at the caret: %j', async (before, html, after) => {
    expect(shown(await paste(before, html))).toBe(after);
  });

  it.each([
    ['⟦⟧Existing.', code, '```\nx\n\ny\n```⟦⟧\n\nExisting.'],
    ['Existing.⟦⟧', code, 'Existing.\n\n```\nx\n\ny\n```⟦⟧'],
    ['One. ⟦⟧Two.\n\nThree.', blocks, 'One.\n\nA\n\nB⟦⟧\n\nTwo.\n\nThree.'],
    ['One.\n⟦⟧\nTwo.', heading, 'One.\n\n## H⟦⟧\n\nTwo.'],
    ['One.\n\n⟦Two.⟧\n\nThree.', blocks, 'One.\n\nA\n\nB⟦⟧\n\nThree.'],
    ['## He⟦⟧ad', blocks, '## He\n\nA\n\nB⟦⟧\n\n## ad'],
    ['## ⟦⟧Head', blocks, 'A\n\nB⟦⟧\n\n## Head'],
    ['⟦⟧- one\n- two', blocks, 'A\n\nB⟦⟧\n\n- one\n- two'],
    ['> one⟦⟧\n> two', blocks, '> one\n>\n> A\n>\n> B⟦⟧\n>\n> two'],
    ['> one⟦⟧', code, '> one\n>\n> ```\n> x\n>\n> y\n> ```⟦⟧'],
  ])('leaves the surrounding blocks unchanged: %j', async (before, html, after) => {
    expect(shown(await paste(before, html))).toBe(after);
  });

  it.each([
    ['- one⟦⟧\n- two', list, '- one\n- a\n- b⟦⟧\n- two'],
    ['- one\n- ⟦⟧', list, '- one\n- a\n- b⟦⟧'],
    ['- o⟦⟧ne', list, '- o\n- a\n- b⟦⟧\n- ne'],
    ['  - one⟦⟧', list, '  - one\n  - a\n  - b⟦⟧'],
    ['- one\n⟦⟧', list, '- one\n- a\n- b⟦⟧'],
    ['1. one⟦⟧\n2. two', code, '1. one\n\n   ```\n   x\n\n   y\n   ```⟦⟧\n2. two'],
    ['- [ ] one⟦⟧', blocks, '- [ ] one\n\n  A\n\n  B⟦⟧'],
    ['> - one⟦⟧', blocks, '> - one\n>\n>   A\n>\n>   B⟦⟧'],
    ['⟦⟧\n- c', list, '- a\n- b⟦⟧\n- c'],
  ])('stays in the list that contains the caret: %j', async (before, html, after) => {
    expect(shown(await paste(before, html))).toBe(after);
  });

  it('stays in one line in a table cell', async () => {
    const pasted = await htmlToMarkdown(
      `${heading}${list}<p>c | d</p><table><tr><td>e</td><td>f</td></tr></table>`,
      { isLine: true },
    );
    expect(pasted.markdown).toBe('H a b c \\| d e f');
    const state = at('| x⟦⟧ | y |\n| - | - |', history());
    const { change } = insertMarkdown(state, { ...pasted, isInline: true });
    expect(shown(state.update(change).state)).toBe('| xH a b c \\| d e f⟦⟧ | y |\n| - | - |');
  });

  it.each([
    ['one\ntwo | three\n', 'one two \\| three'],
    ['plain', 'plain'],
    [' a word\r\n', ' a word'],
  ])('stays in one line in a table cell without HTML too: %j', (plain, cell) => {
    const row = '| A | B |\n| - | - |\n|  | b |';
    const { doc } = pasteInField(row, { anchor: 22, head: 22 }, { 'text/plain': plain }).state;
    expect(doc.line(3).text).toBe(`| ${cell} | b |`);
  });

  it('can be undone in one step', async () => {
    let state = await paste('ab⟦⟧cd', blocks + list + code);
    undo({ state, dispatch: (transaction) => (state = transaction.state) });
    expect(shown(state)).toBe('ab⟦⟧cd');
  });

  it('keeps its images in their places, even in a quote', async () => {
    const state = at('> one⟦⟧', history());
    const gif = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';
    const { change, places } = insertMarkdown(state, await htmlToMarkdown(`<p>A</p>${gif}<p>B ${gif} C</p>`));
    const { doc } = state.update(change).state;
    expect(doc.toString()).toBe('> one\n>\n> A\n>\n> \n>\n> B  C');
    expect(places.map(({ position, isInline }) => [doc.sliceString(0, position), isInline])).toEqual([
      ['> one\n>\n> A\n>\n> ', false],
      ['> one\n>\n> A\n>\n> \n>\n> B ', true],
    ]);
  });
});

type Clipboard = { 'text/html'?: string; 'text/plain'?: string };

function pasteInField(
  doc: string,
  selection: { anchor: number; head: number },
  clipboard: Clipboard,
): EditorView {
  const extensions = [markdownLanguage, history(), uploadsInText];
  const view = new EditorView({ state: EditorState.create({ doc, selection, extensions }) });
  const clipboardData = { files: [], getData: (type: keyof Clipboard) => clipboard[type] ?? '' };
  const options = { onFiles: () => undefined, onPicture: () => [] };
  expect(handlePaste({ clipboardData } as unknown as ClipboardEvent, view, options)).toBe(true);
  return view;
}

describe('A URL pasted over selected text', () => {
  it.each([
    ['see ⟦our work⟧ here', 'see [our work](https://example.com/a)⟦⟧ here'],
    ['see ⟦https://example.com/b⟧ here', null],
    ['see ⟦⟧ here', null],
  ])('makes it a link, unless it is empty or a URL itself: %j', (before, expected) => {
    const state = at(before);
    const link = pastedLink(state, ' https://example.com/a\n');
    expect(link && shown(state.update(link).state)).toBe(expected);
    expect(pastedLink(state, 'not a URL')).toBeNull();
  });

  it.each([
    ['https://www.google.com/url?q=https://e.com/a&sa=D&source=docs&ust=1', 'https://e.com/a'],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fe.com%2Fa&data=05',
      'https://e.com/a',
    ],
    [`${location.origin}/blog/a`, '/blog/a'],
    ['https://e.com/a)b', 'https://e.com/a%29b'],
    ['mailto:a@e.com', 'mailto:a@e.com'],
  ])('links to its target, as in pasted text: %s', (pasted, url) => {
    const state = at('⟦a⟧');
    expect(shown(state.update(pastedLink(state, pasted) ?? {}).state)).toBe(`[a](${url})⟦⟧`);
  });
});

it('A pasted footnote is numbered after those of the text', async () => {
  const note = '<p>New<a href="#fn" id="ref">1</a></p><div id="fn"><p><a href="#ref">1</a>About it</p></div>';
  const view = pasteInField('Old[^2].\n\n[^2]: Note', { anchor: 0, head: 0 }, { 'text/html': note });
  await vi.waitFor(() => expect(isPasting(view.state)).toBe(false));
  expect(view.state.doc.toString()).toBe('New[^3]\n\n[^3]: About it\n\nOld[^2].\n\n[^2]: Note');
});

describe('A long document', () => {
  const length = 1000;
  const html = `<p style="${'margin:0;'.repeat(25)}">Words.</p>`.repeat(length);

  function pasteLong(selection: { anchor: number; head: number }): EditorView {
    return pasteInField('Before after.', selection, { 'text/html': html });
  }

  it('arrives where it was pasted, while the writer continues elsewhere', async () => {
    const view = pasteLong({ anchor: 6, head: 6 });
    expect(isPasting(view.state)).toBe(true);
    view.dispatch({ changes: { from: 0, insert: 'Typed. ' }, selection: { anchor: 7 } });
    await vi.waitFor(() => expect(isPasting(view.state)).toBe(false), { timeout: 30_000 });
    const text = view.state.doc.toString();
    expect(text.startsWith('Typed. Before\n\nWords.\n\nWords.')).toBe(true);
    expect(text.endsWith('Words.\n\nafter.')).toBe(true);
    expect(text.match(/Words/g)).toHaveLength(length);
    expect(view.state.selection.main.head).toBe(7);
    undo(view);
    expect(view.state.doc.toString()).toBe('Typed. Before after.');
  });

  it('replaces the text that was selected', async () => {
    const view = pasteLong({ anchor: 0, head: 13 });
    await vi.waitFor(() => expect(isPasting(view.state)).toBe(false), { timeout: 30_000 });
    expect(view.state.doc.toString()).toBe(Array(length).fill('Words.').join('\n\n'));
  });
});
