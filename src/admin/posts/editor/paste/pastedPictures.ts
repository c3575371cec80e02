import type { Element, Root } from 'hast';
import { attribute, descendants, element, isElement, replaceElements } from './html/htmlTree.ts';
import { ownUrl } from './html/links.ts';

/** An image to upload. Its file is `null` if it cannot be read. */
export type PictureSource = Promise<File | null> | File;

/** Marks the place of an image in the Markdown until it is inserted. */
export const pictureMarker = '![](embedded:)';

/** Marks the embedded images, and removes those that only the writer's program can read. */
export function takePictures(tree: Root, rtf: string) {
  const sources: PictureSource[] = [];
  const descriptions: string[] = [];
  let missing = 0;
  const onDisk = filesOnDisk(tree, rtf);
  replaceElements(tree, (node) => {
    if (!isElement(node, 'img')) return undefined;
    const url = ownUrl(attribute(node, 'src'));
    const name = attribute(node, 'alt').trim() || `Image ${sources.length + 1}`;
    if (isTracker(node)) return [];
    if (hasLastingUrl(url))
      return [{ ...node, properties: { ...node.properties, src: url, alt: altOf(node) } }];
    const source = onDisk.get(node) ?? sourceOf(url, name);
    if (source) {
      sources.push(source);
      descriptions.push(altOf(node).replace(fileName, ''));
    } else if (url !== '' && !/^data:(?!image)/i.test(url)) missing += 1;
    return source ? [element('img', [], { src: 'embedded:' })] : [];
  });
  return { sources, descriptions, missing };
}

/** Some programs give it instead of a description. */
const fileName = /^\S+\.(png|jpe?g|gif|webp|avif|heic|bmp|tiff?)$/i;

/** Word describes images itself, and says so. */
function altOf(image: Element): string {
  return attribute(image, 'alt').replace(
    /\s*(Description automatically generated|AI-generated content may be incorrect\.?).*$/is,
    '',
  );
}

/** Newsletters count their readers with an invisible image. */
function isTracker(image: Element): boolean {
  return attribute(image, 'width') === '1' && attribute(image, 'height') === '1';
}

/** URLs from Google Docs, and signed ones as from Notion, expire after a few hours. */
function hasLastingUrl(url: string): boolean {
  if (!/^(https?:)?\//i.test(url)) return false;
  return !/^(https?:)?\/\/[^/]*\.googleusercontent\.com\/|[?&]X-Amz-Expires=/i.test(url);
}

/** Word and LibreOffice copy images as paths on the writer's disk, and again within the RTF, in the same order. */
function filesOnDisk(tree: Root, rtf: string): Map<Element, File> {
  const images = descendants(tree, 'img').filter((image) => /^file:/i.test(attribute(image, 'src')));
  const files = images.length > 0 ? picturesInRtf(rtf) : [];
  if (files.length !== images.length) return new Map();
  return new Map(images.flatMap((image, index) => (files[index] ? [[image, files[index]]] : [])));
}

/** @returns the PNG and JPEG images of an RTF document, in order; the copies for old programs are neither */
function picturesInRtf(rtf: string): File[] {
  return rtf.split(/\\pict(?![a-z])/).flatMap((group) => {
    const [, type = '', data = ''] = group.split(/\\(png|jpeg)blip(?:\\\w+-?\d*|\{[^}]*\})*/);
    const hex = data.replace(/\s|\}.*/gs, '');
    const bytes = new Uint8Array(hex.length / 2).map((_, index) =>
      Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
    );
    return hex === '' ? [] : [new File([bytes], `image.${type}`, { type: `image/${type}` })];
  });
}

function sourceOf(url: string, name: string): PictureSource | undefined {
  const type = /^data:(image\/[\w+.-]+)[;,]/i.exec(url)?.[1];
  if (type) return fileOf(url, name, type) ?? undefined;
  return url.startsWith(`blob:${location.origin}`) ? fetchFile(url, name) : undefined;
}

/** An image that the browser itself took from the clipboard, as Safari does. */
async function fetchFile(url: string, name: string): Promise<File | null> {
  try {
    const blob = await (await fetch(url)).blob();
    return new File([blob], name, { type: blob.type });
  } catch (error) {
    console.warn("Couldn't read a pasted image:", error);
    return null;
  }
}

function fileOf(url: string, name: string, type: string): File | null {
  const [head = '', body = ''] = url.split(/,(.*)/s);
  try {
    const binary = /;base64$/i.test(head) ? atob(decodeURIComponent(body)) : decodeURIComponent(body);
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new File([bytes], name, { type });
  } catch {
    return null;
  }
}
