import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { ImagePlace } from '#src/admin/posts/editor/markdown/uploadsInText.ts';

export type PastedPicture = ImagePlace & { file: File };

/** Replaces embedded images by markers for `placePictures`, and removes those on the writer's disk. */
export function takePictures(tree: Root): { files: File[]; missing: number } {
  const files: File[] = [];
  let missing = 0;
  visit(tree, { type: 'element', tagName: 'img' }, (element, index, parent) => {
    const url = String(element.properties.src ?? '');
    if (hasLastingUrl(url) || !parent || index === undefined) return undefined;
    const type = /^data:(image\/[\w+.-]+)[;,]/i.exec(url)?.[1];
    if (!type) {
      if (url !== '' && !url.startsWith('data:')) missing += 1;
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const name = String(element.properties.alt ?? '').trim() || `Image ${files.length + 1}`;
    element.properties = { src: 'embedded:' };
    files.push(fileOf(url, name, type));
    return SKIP;
  });
  return { files, missing };
}

/** Takes the markers out of the text and notes their places. */
export function placePictures(marked: string, files: readonly File[]) {
  const parts = marked.split('![](embedded:)');
  const pictures = files.map((file, index): PastedPicture => {
    const before = parts.slice(0, index + 1).join('');
    const isInline = !/(^|\n)$/.test(before) || !/^(\n|$)/.test(parts[index + 1] ?? '');
    return { file, position: before.length, isInline };
  });
  return { markdown: parts.join(''), pictures };
}

/** Picture URLs from Google Docs expire after a few hours. */
function hasLastingUrl(url: string): boolean {
  if (!/^(https?:)?\//i.test(url)) return false;
  return !/^(https?:)?\/\/[^/]*\.googleusercontent\.com\//i.test(url);
}

function fileOf(url: string, name: string, type: string): File {
  const [head = '', body = ''] = url.split(/,(.*)/s);
  const binary = /;base64$/i.test(head) ? atob(decodeURIComponent(body)) : decodeURIComponent(body);
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new File([bytes], name, { type });
}
