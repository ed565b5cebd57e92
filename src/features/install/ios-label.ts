/** What the entry in the share menu is called on a phone in this language: the phone's, not the page's (APP-8). */
const LABELS: Readonly<Record<string, string>> = {
  en: 'Add to Home Screen',
  de: 'Zum Home-Bildschirm',
  es: 'Añadir a pantalla de inicio',
  fr: 'Sur l’écran d’accueil',
  ru: 'На экран «Домой»',
  tr: 'Ana Ekrana Ekle',
  uk: 'На початковий екран',
  ar: 'إضافة إلى الشاشة الرئيسية',
};
const ENGLISH = 'Add to Home Screen';

/** `languages`: those of the phone, in their order. A phone in a language that it does not have itself shows the next one. */
export function iosLabel(languages: readonly string[]): string {
  return (
    languages.map((language) => LABELS[language.split('-')[0] ?? '']).find((label) => label !== undefined) ?? ENGLISH
  );
}
