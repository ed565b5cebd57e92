import { isLanguageCode, type LanguageCode } from '#campus/languages.ts';

/** What the entry in the share menu is called on a phone in this language: the phone's, not the page's (APP-8); undefined: iOS has no menus in it. */
const LABELS: Readonly<Record<LanguageCode, string | undefined>> = {
  en: 'Add to Home Screen',
  de: 'Zum Home-Bildschirm',
  es: 'Añadir a pantalla de inicio',
  ru: 'На экран «Домой»',
  tr: 'Ana Ekrana Ekle',
  uk: 'На початковий екран',
  ar: 'إضافة إلى الشاشة الرئيسية',
  fa: undefined,
  ps: undefined,
};
/** Of phones in languages that the campus does not have. */
const OTHERS = new Map([['fr', 'Sur l’écran d’accueil']]);
const ENGLISH = 'Add to Home Screen';

/** `languages`: those of the phone, in their order. A phone in a language that it does not have itself shows the next one. */
export function iosLabel(languages: readonly string[]): string {
  return languages.map(labelIn).find((label) => label !== undefined) ?? ENGLISH;
}

function labelIn(language: string): string | undefined {
  const [code = ''] = language.split('-');
  return isLanguageCode(code) ? LABELS[code] : OTHERS.get(code);
}
