import type { EditorState } from '@codemirror/state';
import { type EditorView, WidgetType } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { pictureHelp } from '#src/admin/posts/pictures/messages.ts';
import { parsePictureUrl } from '#src/features/pictures/pictureUrl.ts';
import { decorative } from './imagesInText.ts';
import { linkParts } from './markdownLanguage.ts';

type Image = { url: string; alt: string };

/** @returns `undefined` for a node that readers would not see as an image */
export function imageIn(state: EditorState, node: SyntaxNode): Image | undefined {
  const parts = linkParts(state, node);
  if (!parts || !/^(https?:\/)?\//i.test(parts.url)) return undefined;
  const alt = state.sliceDoc(parts.from, parts.to).replace(/\\(?=[!-/:-@[-`{-~])/g, '');
  return { url: parts.url, alt };
}

export class ImageWidget extends WidgetType {
  private readonly image: Image;

  constructor(image: Image) {
    super();
    this.image = image;
  }

  override eq({ image }: ImageWidget): boolean {
    return image.url === this.image.url && image.alt === this.image.alt;
  }

  override toDOM(view: EditorView): HTMLElement {
    const frame = element('span', 'cm-picture');
    drawImage(frame, this.image, () => view.requestMeasure());
    return frame;
  }

  /** Lets a click next to the image place the caret. */
  override ignoreEvent(): boolean {
    return false;
  }
}

function drawImage(frame: HTMLElement, { url, alt }: Image, onSize: () => void): void {
  const image = document.createElement('img');
  const stored = parsePictureUrl(url);
  if (stored) Object.assign(image, { width: stored.width, height: stored.height });
  // The smallest file that fills the column.
  image.src = stored?.variants.find(({ width }) => width >= 1280)?.url ?? url;
  image.alt = alt.trim();
  image.onload = onSize;
  image.onerror = () => {
    image.replaceWith(element('span', 'cm-pictureError', pictureHelp.notLoaded));
    onSize();
  };
  const caption = element('span', 'cm-caption', captionOf(alt));
  caption.ariaHidden = 'true';
  frame.replaceChildren(image, caption);
}

function captionOf(alt: string): string {
  if (alt === '') return pictureHelp.undescribed;
  return alt === decorative ? pictureHelp.decorative : alt;
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  created.textContent = text;
  return created;
}
