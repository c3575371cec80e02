declare module 'wawoff2' {
  /** @returns a TrueType font */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}

declare module 'bidi-js' {
  type EmbeddingLevels = { levels: Uint8Array; paragraphs: { start: number; end: number; level: number }[] };
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, baseDirection?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
  };
}
