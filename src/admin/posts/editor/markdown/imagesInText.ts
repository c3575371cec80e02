import { isolateHistory } from '@codemirror/commands';
import { type EditorState, StateEffect, StateField, type TransactionSpec } from '@codemirror/state';
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

export type UndescribedImage = { url: string; from: number; to: number };

/** The position of the description that is being typed. Its image counts as undescribed until it is finished. */
export const openDescription = StateField.define<number | null>({
  create: () => null,
  update(before, { changes, effects }) {
    const moved = before === null ? null : changes.mapPos(before, -1);
    const opened = effects.find((effect) => effect.is(setOpenDescription));
    return opened ? opened.value : moved;
  },
});

const setOpenDescription = StateEffect.define<number | null>();

/** Images with an empty description. A decorative one has a space instead, which is published as empty alt text. */
export function undescribedImages(state: EditorState): UndescribedImage[] {
  const open = state.field(openDescription, false);
  const images: UndescribedImage[] = [];
  // Long enough for the longest text: an image after the parsed part would be published without a description.
  treeUpTo(state, state.doc.length, 5_000).iterate({
    enter({ name, node }) {
      const parts = name === 'Image' ? linkParts(state, node) : undefined;
      if (parts && (parts.from === parts.to || parts.from === open)) images.push(parts);
    },
  });
  return images;
}

export const decorative = ' ';

/** While `isOpen`, the description is still being typed: it is part of the text, so that a draft contains it. */
export function describeImage({ url, from }: UndescribedImage, alt: string, { isOpen = false } = {}) {
  return (state: EditorState): TransactionSpec | null => {
    // The text may have moved since the question was shown.
    const current = undescribedImages(state)
      .filter((image) => image.url === url)
      .sort((a, b) => Math.abs(a.from - from) - Math.abs(b.from - from))[0];
    if (!current) return null;
    const insert = alt === decorative ? decorative : altText(alt);
    return {
      changes: { from: current.from, to: current.to, insert },
      effects: setOpenDescription.of(isOpen ? current.from : null),
      userEvent: 'input.image',
    };
  };
}

function altText(description: string): string {
  return description
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<&~|]/g, '\\$&');
}
