/** Modules that the build makes (`.ci/build/`). */
declare module 'virtual:fonts.css';

declare module 'virtual:font-files' {
  export interface FontAsset {
    family: string;
    script: 'latin' | 'turkish' | 'cyrillic' | 'arabic';
    url: string;
  }
  export const FONT_FILES: readonly FontAsset[];
}

declare module 'virtual:common-passwords' {
  /** In lines. */
  export const COMMONEST: string;
}

declare module 'virtual:finished-languages' {
  export const FINISHED_LANGUAGES: readonly import('#campus/languages.ts').LanguageCode[];
}
