import type { EditorState } from '@codemirror/state';
import { type EditorView, WidgetType } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { pictureHelp } from '#src/admin/posts/editor/messages.ts';
import { findPlaceholders } from '#src/admin/posts/editor/pictures/placeholders.ts';
import { uploadStatus } from '#src/admin/posts/editor/pictures/UploadRow.tsx';
import { parsePictureAddress } from '#src/features/pictures/pictureAddress.ts';
import { contentUploads } from './contentUploads.ts';

export type Picture = {
  address: string;
  alt: string;
  /** Shown while the picture is still uploading. */
  upload?: { name: string; status: string; progress: number };
};

/** @returns `undefined` for a node that readers would not see as a picture */
export function pictureIn(state: EditorState, node: SyntaxNode): Picture | undefined {
  const url = node.getChild('URL');
  const [open, close] = node.getChildren('LinkMark');
  if (!url || !open || !close) return undefined;
  const address = state.sliceDoc(url.from, url.to);
  const alt = state.sliceDoc(open.to, close.from).replace(/\\(?=[!-/:-@[-`{-~])/g, '');
  const [placeholder] = findPlaceholders(state.sliceDoc(node.from, node.to));
  if (!placeholder) return /^(https?:\/)?\//i.test(address) ? { address, alt } : undefined;
  const { name, isMissing } = placeholder;
  const upload = state.field(contentUploads).find(({ id }) => id === placeholder.id);
  const status = upload ? uploadStatus(upload, navigator.onLine) : pictureHelp.missing;
  return {
    address,
    alt,
    upload: {
      name,
      status: isMissing && !upload ? pictureHelp.missing : status,
      progress: upload?.progress ?? 0,
    },
  };
}

/** A picture with its alt text below, or its upload progress. */
export class DrawnPicture extends WidgetType {
  readonly picture: Picture;

  constructor(picture: Picture) {
    super();
    this.picture = picture;
  }

  override eq({ picture }: DrawnPicture): boolean {
    return JSON.stringify(picture) === JSON.stringify(this.picture);
  }

  override toDOM(view: EditorView): HTMLElement {
    const { upload } = this.picture;
    const frame = element('span', upload ? 'cm-upload' : 'cm-picture');
    if (upload) drawUpload(frame, upload);
    else drawPicture(frame, this.picture, () => view.requestMeasure());
    return frame;
  }

  override updateDOM(frame: HTMLElement): boolean {
    const { upload } = this.picture;
    if (!upload || frame.className !== 'cm-upload') return false;
    drawUpload(frame, upload);
    return true;
  }

  /** Lets a click next to the picture place the caret. */
  override ignoreEvent(): boolean {
    return false;
  }
}

function drawUpload(frame: HTMLElement, { name, status, progress }: NonNullable<Picture['upload']>): void {
  const bar = element('span', 'cm-uploadBar');
  bar.style.width = `${progress}%`;
  frame.replaceChildren(element('strong', '', name), `: ${status}`, bar);
}

function drawPicture(frame: HTMLElement, { address, alt }: Picture, onSize: () => void): void {
  const image = document.createElement('img');
  const stored = parsePictureAddress(address);
  if (stored) Object.assign(image, { width: stored.width, height: stored.height });
  // The smallest file that fills the column.
  image.src = stored?.variants.find(({ width }) => width >= 1280)?.address ?? address;
  image.alt = alt;
  image.onload = onSize;
  image.onerror = () => {
    image.replaceWith(element('span', 'cm-pictureError', pictureHelp.notLoaded));
    onSize();
  };
  const caption = element('span', 'cm-caption', alt || pictureHelp.decorative);
  caption.ariaHidden = 'true';
  frame.replaceChildren(image, caption);
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  created.textContent = text;
  return created;
}
