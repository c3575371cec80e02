/** @returns the PNG and JPEG images of an RTF document, in order */
export function picturesInRtf(rtf: string): File[] {
  // The originals; a copy for old programs has no tag.
  const pictures = rtf.matchAll(
    /\\pict(?:(?!\\pict)[\s\S])*?\\bliptag-?\d+[^}]*?(?:\{\\\*\\blipuid\s?[\da-f]*\})?\s*([\da-f\s]{16,})\}/gi,
  );
  return [...pictures].flatMap(([group, hex = '']) => {
    const type = /\\(png|jpeg)blip/.exec(group)?.[1];
    if (!type) return [];
    const bytes = Uint8Array.from(hex.replace(/\s/g, '').match(/../g) ?? [], (pair) =>
      Number.parseInt(pair, 16),
    );
    return [new File([bytes], `image.${type}`, { type: `image/${type}` })];
  });
}
