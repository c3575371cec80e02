import { isolateHistory } from '@codemirror/commands';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import { linkParts, treeUpTo } from './markdownLanguage.ts';
import type { ImagePlace } from './uploadsInText.ts';

/** Inserts an image without a description. @param place by default after the caret's line */
export function insertImage(
  { doc, selection }: EditorState,
  url: string,
  { position, isInline = false }: ImagePlace = { position: doc.lineAt(selection.main.to).to },
): TransactionSpec {
  const line = doc.lineAt(position);
  const from = isInline || position === line.from ? position : line.to;
  const image = `![](${url})`;
  const paragraph = paragraphGap(doc.sliceString(0, from)) + image + gapBefore(doc.sliceString(from));
  return {
    changes: { from, insert: isInline ? image : paragraph },
    annotations: isolateHistory.of('full'),
    userEvent: 'input.image',
  };
}

/** The line breaks that a new paragraph needs after `before`. */
export function paragraphGap(before: string): string {
  if (before === '' || before.endsWith('\n\n')) return '';
  return before.endsWith('\n') ? '\n' : '\n\n';
}

function gapBefore(after: string): string {
  if (after === '' || after.startsWith('\n\n')) return '';
  return after.startsWith('\n') ? '\n' : '\n\n';
}

type UndescribedImage = { url: string; position: number };

/** Images with an empty description. A decorative one has a space instead, which readers get as an empty one. */
export function undescribedImages(state: EditorState): UndescribedImage[] {
  const images: UndescribedImage[] = [];
  treeUpTo(state, state.doc.length).iterate({
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
    const words = alt === decorative ? decorative : escapeMarkdown(alt.trim().replace(/\s+/g, ' '));
    return current ? { changes: { from: current.position, insert: words }, userEvent: 'input.image' } : null;
  };
}

function escapeMarkdown(words: string): string {
  return words.replace(/[\\`*_[\]<&~|]/g, '\\$&');
}
