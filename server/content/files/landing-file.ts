import * as v from 'valibot';
import type { LanguageCode } from '#campus/languages.ts';
import { hexColor, iconName, localizedBy, pageLink, pictureSchema, shortText } from './file-values.ts';

/**
 * The components of a landing page in the order of the file (CATALOGUE-1), each an object with the one key that says
 * its kind.
 */
export function landingFile(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  const head = { title: v.optional(text), color: v.optional(hexColor) };
  const callToAction = { callToActionLabel: v.optional(text), callToActionLink: v.optional(pageLink) };
  const picture = { image: v.optional(pictureSchema), imageAlt: v.optional(text) };
  const items = v.optional(v.array(v.strictObject({ icon: iconName, title: text, text })), []);
  const kinds = {
    intro: v.strictObject({
      intro: v.strictObject({ ...head, subtitle: v.optional(text), ...callToAction, ...picture, benefits: items }),
    }),
    modules: v.strictObject({ modules: v.strictObject(head) }),
    carousel: v.strictObject({
      carousel: v.strictObject({ ...head, items: v.array(v.strictObject({ image: pictureSchema, name: shortText })) }),
    }),
    whyJoin: v.strictObject({
      whyJoin: v.strictObject({
        ...head,
        description: v.optional(text),
        ...callToAction,
        ...picture,
        reasonsToApplyTitle: v.optional(text),
        reasonsToApply: v.optional(v.array(text), []),
      }),
    }),
    howTo: v.strictObject({
      howTo: v.strictObject({
        ...head,
        steps: items,
        gradientColorStart: v.optional(hexColor),
        gradientColorEnd: v.optional(hexColor),
      }),
    }),
    footer: v.strictObject({
      footer: v.strictObject({
        ...head,
        ...callToAction,
        socialList: v.optional(v.array(v.strictObject({ icon: iconName, title: shortText, link: pageLink })), []),
      }),
    }),
  } as const;
  const component = v.lazy((input): ComponentSchema<typeof kinds> => {
    const key = typeof input === 'object' && input !== null ? Object.keys(input)[0] : undefined;
    switch (key) {
      case 'modules':
      case 'carousel':
      case 'whyJoin':
      case 'howTo':
      case 'footer':
        return kinds[key];
      default:
        return kinds.intro;
    }
  });
  return v.array(component);
}

type ComponentSchema<K extends Record<string, v.GenericSchema>> = K[keyof K];

export type LandingFile = v.InferOutput<ReturnType<typeof landingFile>>;
