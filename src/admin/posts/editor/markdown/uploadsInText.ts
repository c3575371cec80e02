import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import type { PictureUpload } from '#src/admin/posts/editor/pictures/pictureUploads.ts';
import { uploadStatus } from '#src/admin/posts/editor/pictures/UploadRow.tsx';

/** Where the Markdown of an upload goes. */
export type UploadPlace = {
  id: string;
  position: number;
  /** Pasted between words; otherwise the image becomes a paragraph. */
  isInline?: boolean;
};

type UploadInText = UploadPlace & { upload: PictureUpload };

/** The current uploads. Those without a place go to the end, such as after the form was refilled. */
export const setUploads = StateEffect.define<readonly PictureUpload[]>();

export const placeUploads = StateEffect.define<readonly UploadPlace[]>();

/** Uploads as widgets. They are not part of the text, so a draft or a save never contains them. */
export const uploadsInText = StateField.define<readonly UploadInText[]>({
  create: () => [],
  update(before, { changes, effects, newDoc }) {
    let uploads = before.map((one) => ({ ...one, position: changes.mapPos(one.position, -1) }));
    for (const effect of effects) {
      if (effect.is(setUploads)) {
        uploads = effect.value.map((upload) => {
          const place = uploads.find(({ id }) => id === upload.id);
          return { ...(place ?? { id: upload.id, position: newDoc.length }), upload };
        });
      }
      if (effect.is(placeUploads)) {
        uploads = uploads.map((one) => ({ ...one, ...effect.value.find(({ id }) => id === one.id) }));
      }
    }
    return uploads;
  },
  provide: (field) =>
    EditorView.decorations.from(field, (uploads) =>
      Decoration.set(
        uploads.map(({ position, upload }) =>
          Decoration.widget({ widget: new UploadWidget(upload), side: 1 }).range(position),
        ),
        true,
      ),
    ),
});

class UploadWidget extends WidgetType {
  private readonly name: string;
  private readonly status: string;
  private readonly progress: number;

  constructor(upload: PictureUpload) {
    super();
    this.name = upload.name;
    this.status = uploadStatus(upload, navigator.onLine);
    this.progress = upload.progress;
  }

  override eq({ name, status, progress }: UploadWidget): boolean {
    return name === this.name && status === this.status && progress === this.progress;
  }

  override toDOM(): HTMLElement {
    const box = document.createElement('span');
    box.className = 'cm-upload';
    this.draw(box);
    return box;
  }

  override updateDOM(box: HTMLElement): boolean {
    this.draw(box);
    return true;
  }

  private draw(box: HTMLElement): void {
    const name = document.createElement('strong');
    name.textContent = this.name;
    const bar = document.createElement('span');
    bar.className = 'cm-uploadBar';
    bar.style.width = `${this.progress}%`;
    box.replaceChildren(name, `: ${this.status}`, bar);
  }
}
