import { expect, it } from 'vitest';
import { iosLabel } from './ios-label.ts';

it.each([
  [['de-AT', 'en'], 'Zum Home-Bildschirm'],
  [['ar-SY'], 'إضافة إلى الشاشة الرئيسية'],
  [['ps', 'ru-RU', 'en'], 'На экран «Домой»'],
  [['fr-CA'], 'Sur l’écran d’accueil'],
  [['fa-IR'], 'Add to Home Screen'],
  [[], 'Add to Home Screen'],
])('a phone in %s says %s', (languages, label) => {
  expect(iosLabel(languages)).toBe(label);
});
