declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(text: string, baseDirection?: 'ltr' | 'rtl' | 'auto'): { readonly levels: Uint8Array };
    /** By index, of characters that stand the other way in text that runs from right to left. */
    getMirroredCharactersMap(text: string, levels: Uint8Array): ReadonlyMap<number, string>;
  }
  export default function bidiFactory(): Bidi;
}
