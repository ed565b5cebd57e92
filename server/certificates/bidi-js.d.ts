declare module 'bidi-js' {
  interface Embedding {
    readonly levels: Uint8Array;
  }
  interface Bidi {
    getEmbeddingLevels(text: string, baseDirection?: 'ltr' | 'rtl' | 'auto'): Embedding;
    /** By index, of characters that stand the other way in text that runs from right to left. */
    getMirroredCharactersMap(text: string, levels: Uint8Array): ReadonlyMap<number, string>;
    /** The places of the characters in the text, in the order in which they are seen from left to right. */
    getReorderedIndices(text: string, embedding: Embedding): readonly number[];
  }
  export default function bidiFactory(): Bidi;
}
