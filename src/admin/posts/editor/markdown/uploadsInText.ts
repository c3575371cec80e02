import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import type { PictureUpload } from '#src/admin/posts/editor/pictures/pictureUploads.ts';

/** Where the Markdown of an upload goes. */
export type UploadPlace = {
  id: string;
  position: number;
  /** Pasted between words; otherwise the image becomes a paragraph. */
  isInline?: boolean;
};

type UploadInText = UploadPlace & { name: string };

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
        uploads = effect.value.map(({ id, name }) => {
          const place = uploads.find((one) => one.id === id);
          return place ?? { id, name, position: newDoc.length };
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
        uploads.map(({ position, name }) =>
          Decoration.widget({ widget: new UploadWidget(name), side: 1 }).range(position),
        ),
        true,
      ),
    ),
});

/** Names the upload; its progress and buttons are below the text. */
class UploadWidget extends WidgetType {
  private readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
  }

  override eq({ name }: UploadWidget): boolean {
    return name === this.name;
  }

  override toDOM(): HTMLElement {
    const box = document.createElement('span');
    box.className = 'cm-upload';
    box.textContent = this.name;
    return box;
  }
}
