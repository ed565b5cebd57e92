import type { LanguageCode } from '#campus/languages.ts';

/** What the long press on the icon offers (APP-6), in the language of the manifest. */
export type ShortcutMessages = { start: string; explore: string; lists: string };

export const SHORTCUT_MESSAGES: Readonly<Record<LanguageCode, ShortcutMessages>> = {
  en: { start: 'My courses', explore: 'Explore', lists: 'My lists' },
  de: { start: 'Meine Kurse', explore: 'Entdecken', lists: 'Meine Listen' },
  es: { start: 'Mis cursos', explore: 'Explorar', lists: 'Mis listas' },
  ru: { start: 'Мои курсы', explore: 'Обзор', lists: 'Мои списки' },
  tr: { start: 'Kurslarım', explore: 'Keşfet', lists: 'Listelerim' },
  uk: { start: 'Мої курси', explore: 'Огляд', lists: 'Мої списки' },
  ar: { start: 'دوراتي', explore: 'استكشاف', lists: 'قوائمي' },
  fa: { start: 'دوره‌های من', explore: 'کاوش', lists: 'فهرست‌های من' },
  ps: { start: 'زما کورسونه', explore: 'پلټنه', lists: 'زما لېستونه' },
};
