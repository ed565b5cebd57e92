import * as v from 'valibot';
import type { LanguageCode } from '#campus/languages.ts';
import { calendarDay, idSchema, localizedBy, pictureSchema, translationsSchema } from './file-values.ts';

/** Texts of the organisation that are read as pages, accepted or agreed to (ROUTE-14). */

/** `texts/<identifier>.yaml` */
export function textFile(defaultLanguage: LanguageCode) {
  return v.strictObject({ content: localizedBy(defaultLanguage), translations: translationsSchema });
}
export type TextFile = v.InferOutput<ReturnType<typeof textFile>>;

/** `terms/<id>.yaml`: a version is never changed once people accepted it; a new one gets a new file. */
export function termsFile(defaultLanguage: LanguageCode) {
  return v.strictObject({
    /** From this day on (UTC) it is the one that holds. */
    validFrom: calendarDay('2026-03-01'),
    denomination: localizedBy(defaultLanguage),
    content: localizedBy(defaultLanguage),
    translations: translationsSchema,
  });
}
export type TermsFile = v.InferOutput<ReturnType<typeof termsFile>>;

export function consentSchema(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  return v.strictObject({ id: idSchema, identifier: idSchema, denomination: text, description: text });
}
export type ConsentFile = v.InferOutput<ReturnType<typeof consentSchema>>;

/** `onboarding.yaml`, in order of rank. */
export function onboardingFile(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  return v.array(v.strictObject({ title: text, description: text, media: v.optional(pictureSchema) }));
}
export type SlideFile = v.InferOutput<ReturnType<typeof onboardingFile>>[number];
