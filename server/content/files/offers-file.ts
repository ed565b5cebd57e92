import * as v from 'valibot';
import { countryCodes } from '#campus/account/countries.ts';
import type { LanguageCode } from '#campus/languages.ts';
import {
  dayOrMomentSchema,
  idSchema,
  localizedBy,
  pictureSchema,
  secureLink,
  shortText,
  translationsSchema,
} from './file-values.ts';

/** `offers.yaml`: what others offer to the people of the campus, by category (OFFER-1). */
export function offersFile(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  const offer = v.strictObject({
    id: idSchema,
    title: text,
    text,
    countries: v.pipe(
      v.array(v.picklist(countryCodes(), 'the code of a country, like DE')),
      v.minLength(1, 'needs a country'),
    ),
    city: v.optional(shortText),
    /** When it takes place, or until when it holds; from the day after it is not shown any more. */
    date: v.optional(dayOrMomentSchema),
    link: secureLink,
    translations: translationsSchema,
  });
  return v.array(
    v.strictObject({ category: text, icon: v.optional(pictureSchema), offers: v.pipe(v.array(offer), v.minLength(1)) }),
  );
}
export type OfferGroupFile = v.InferOutput<ReturnType<typeof offersFile>>[number];
