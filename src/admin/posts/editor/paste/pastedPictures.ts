import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { placeholderName } from '#src/admin/posts/editor/pictures/placeholders.ts';
import { newPictureId } from '#src/features/pictures/pictureId.ts';

export type PastedPicture = {
  id: string;
  /** Missing if it cannot be read: it is on the writer's disk, or its URL expires. */
  file?: File;
};

/** Inserts placeholders (`placeholders.ts`) for pictures without a lasting URL. */
export function takePictures(tree: Root): PastedPicture[] {
  const pictures: PastedPicture[] = [];
  visit(tree, { type: 'element', tagName: 'img' }, (element, index, parent) => {
    const address = String(element.properties.src ?? '');
    if (hasLastingAddress(address) || !parent || index === undefined) return undefined;
    const type = /^data:(image\/[\w+.-]+)[;,]/i.exec(address)?.[1];
    if (address === '' || (address.startsWith('data:') && !type)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const id = newPictureId();
    const number = pictures.length + 1;
    const name = placeholderName(String(element.properties.alt ?? '')) || `Picture ${number}`;
    pictures.push({ id, ...(type && { file: fileOf(address, name, type) }) });
    element.properties = type
      ? { src: `uploading:${id}`, alt: `Uploading ${name}…` }
      : { src: `missing:${id}`, alt: name };
    return SKIP;
  });
  return pictures;
}

/** Picture URLs from Google Docs expire after a few hours. */
function hasLastingAddress(address: string): boolean {
  if (!/^(https?:)?\//i.test(address)) return false;
  return !/^(https?:)?\/\/[^/]*\.googleusercontent\.com\//i.test(address);
}

function fileOf(address: string, name: string, type: string): File {
  const [head = '', body = ''] = address.split(/,(.*)/s);
  const binary = /;base64$/i.test(head) ? atob(decodeURIComponent(body)) : decodeURIComponent(body);
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new File([bytes], name, { type });
}
