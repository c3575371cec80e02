import { invertedEffects } from '@codemirror/commands';
import { type ChangeDesc, MapMode, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';

export type ImagePlace = {
  position: number;
  /** Pasted between words, or inside a table or list; otherwise the image becomes a paragraph. */
  isInline?: boolean;
  description?: string;
};

export type UploadInText = ImagePlace & {
  id: number;
  name: string;
  /** To upload it again after a redo. Without it, this is pasted text that is still being converted. */
  file?: File;
};

export const placeUpload = StateEffect.define<UploadInText>({
  map: (upload, changes) => ({ ...upload, position: changes.mapPos(upload.position) }),
});

/** The id of an upload that has ended. */
export const removeUpload = StateEffect.define<number>();

/** Undoing a paste also removes the uploads that it placed, and a redo places them again. */
const undoneWithText = invertedEffects.of((transaction) => {
  const { docChanged, effects, startState } = transaction;
  const placed = transaction.isUserEvent('undo') ? startState.field(uploadsInText) : [];
  return effects.flatMap((effect): StateEffect<unknown>[] => {
    if (effect.is(placeUpload) && docChanged) return [removeUpload.of(effect.value.id)];
    return placed
      .filter(({ id }) => effect.is(removeUpload) && id === effect.value)
      .map((one) => placeUpload.of(one));
  });
});

/** Uploads as widgets. They are not part of the text, so a draft or a save never contains them. */
export const uploadsInText = StateField.define<readonly UploadInText[]>({
  create: () => [],
  update(before, { changes, effects }) {
    const inserted = effects.find((effect) => effect.is(removeUpload))?.value ?? Number.POSITIVE_INFINITY;
    let uploads = before.map((one) => ({ ...one, position: movedBy(changes, one, inserted) }));
    for (const effect of effects) {
      if (effect.is(placeUpload)) uploads = [...uploads, effect.value];
      if (effect.is(removeUpload)) uploads = uploads.filter(({ id }) => id !== effect.value);
    }
    return uploads;
  },
  provide: (field) => [
    undoneWithText,
    EditorView.decorations.from(field, (uploads) =>
      Decoration.set(
        uploads.map(({ position, name }) =>
          Decoration.widget({ widget: new UploadWidget(name), side: 1 }).range(position),
        ),
        true,
      ),
    ),
  ],
});

/** Stays above text typed at its place and above later images; goes below text that replaces its place. */
function movedBy(changes: ChangeDesc, { id, position }: UploadInText, inserted: number): number {
  const kept = changes.mapPos(position, id > inserted ? 1 : -1, MapMode.TrackDel);
  return kept ?? changes.mapPos(position, 1);
}

/** Shows only the upload's name; its progress and buttons are below the text. */
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
