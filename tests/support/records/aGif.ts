/** A GIF with one gray frame, whose file size depends on its comment. */
export function aGif({ width = 400, height = 300, commentBytes = 0 } = {}): Uint8Array<ArrayBuffer> {
  const comment = Buffer.alloc(
    commentBytes - (commentBytes % 256),
    Buffer.concat([Buffer.of(255), Buffer.alloc(255, 'a')]),
  );
  const bytes = Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.of(width % 256, width >> 8, height % 256, height >> 8, 0x80, 0, 0),
    Buffer.of(128, 128, 128, 0, 0, 0),
    Buffer.of(0x21, 0xfe),
    comment,
    Buffer.of(0),
    Buffer.of(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0),
    Buffer.of(2, 2, 0x44, 1, 0, 0x3b),
  ]);
  return Uint8Array.from(bytes);
}
