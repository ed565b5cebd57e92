import type { LanguageCode } from '#campus/languages.ts';

/** What the long press on the icon offers (APP-6), in the language of the manifest. */
export type ShortcutMessages = { start: string; explore: string; courses: string };

export const SHORTCUT_MESSAGES: Readonly<Record<LanguageCode, ShortcutMessages>> = {
  en: { start: 'Home', explore: 'Explore', courses: 'My courses' },
  de: { start: 'Start', explore: 'Entdecken', courses: 'Meine Kurse' },
  es: { start: 'Inicio', explore: 'Explorar', courses: 'Mis cursos' },
  ru: { start: 'Главная', explore: 'Обзор', courses: 'Мои курсы' },
  tr: { start: 'Ana sayfa', explore: 'Keşfet', courses: 'Kurslarım' },
  uk: { start: 'Головна', explore: 'Огляд', courses: 'Мої курси' },
  ar: { start: 'الرئيسية', explore: 'استكشاف', courses: 'دوراتي' },
  fa: { start: 'خانه', explore: 'کاوش', courses: 'دوره‌های من' },
  ps: { start: 'کورپاڼه', explore: 'پلټنه', courses: 'زما کورسونه' },
};
