import { isolateHistory } from '@codemirror/commands';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import { linkParts, nodeAround, treeUpTo } from './markdownLanguage.ts';
import type { ImagePlace } from './uploadsInText.ts';

/** The caret if it is in a cell; otherwise the end of its table or line. */
export function imagePlace(state: EditorState): ImagePlace {
  const { to } = state.selection.main;
  const row = nodeAround(state, 'TableRow') ?? nodeAround(state, 'TableHeader');
  if (row && row.from < to && to < row.to) return { position: to, isInline: true };
  return { position: nodeAround(state, 'Table')?.to ?? state.doc.lineAt(to).to };
}

/** Inserts an image. A caret at its place moves after it, so that writing can continue. */
export function insertImage(
  state: EditorState,
  url: string,
  { position: from, isInline = false, description = '' } = imagePlace(state),
): TransactionSpec {
  const { doc, selection } = state;
  const isAtCaret = selection.main.empty && selection.main.head === from;
  const before = paragraphGap(doc.sliceString(0, from));
  const after = isAtCaret ? '\n\n' : gapBefore(doc.sliceString(from));
  const image = `![${altText(description)}](${url})`;
  const insert = isInline ? image : before + image + after;
  return {
    changes: { from, insert },
    ...(isAtCaret && { selection: { anchor: from + insert.length }, scrollIntoView: true }),
    annotations: isolateHistory.of('full'),
    userEvent: 'input.image',
  };
}

function paragraphGap(before: string): string {
  if (before === '' || before.endsWith('\n\n')) return '';
  return before.endsWith('\n') ? '\n' : '\n\n';
}

function gapBefore(after: string): string {
  if (after === '' || after.startsWith('\n\n')) return '';
  return after.startsWith('\n') ? '\n' : '\n\n';
}

export type UndescribedImage = { url: string; position: number };

/** Images with an empty description. A decorative one has a space instead, which is published as empty alt text. */
export function undescribedImages(state: EditorState): UndescribedImage[] {
  const images: UndescribedImage[] = [];
  // Long enough for the longest text: an image after the parsed part would be published without a description.
  treeUpTo(state, state.doc.length, 5_000).iterate({
    enter({ name, node }) {
      const parts = name === 'Image' ? linkParts(state, node) : undefined;
      if (parts && parts.from === parts.to) images.push({ url: parts.url, position: parts.from });
    },
  });
  return images;
}

export const decorative = ' ';

export function describeImage({ url, position }: UndescribedImage, alt: string) {
  return (state: EditorState): TransactionSpec | null => {
    // The text may have moved since the question was shown.
    const current = undescribedImages(state)
      .filter((image) => image.url === url)
      .sort((a, b) => Math.abs(a.position - position) - Math.abs(b.position - position))[0];
    const words = alt === decorative ? decorative : altText(alt);
    return current ? { changes: { from: current.position, insert: words }, userEvent: 'input.image' } : null;
  };
}

function altText(description: string): string {
  return description
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<&~|]/g, '\\$&');
}
