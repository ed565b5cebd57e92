import * as v from 'valibot';
import { localizedSchema, optionalText } from './localized.ts';

/** A component of a landing page as it is stored: texts by language, pictures as addresses. */
const head = { id: v.string(), title: optionalText, color: v.nullable(v.string()) };
const callToAction = { callToActionLabel: optionalText, callToActionLink: v.nullable(v.string()) };
const picture = { image: v.nullable(v.string()), imageAlt: optionalText };
const items = v.array(v.object({ icon: v.string(), title: localizedSchema, text: localizedSchema }));

export const landingComponentSchema = v.variant('type', [
  v.object({
    type: v.literal('INTRO_COMPONENT'),
    ...head,
    subtitle: optionalText,
    ...callToAction,
    ...picture,
    benefits: items,
  }),
  v.object({ type: v.literal('MODULES_COMPONENT'), ...head }),
  v.object({
    type: v.literal('CAROUSEL_COMPONENT'),
    ...head,
    items: v.array(v.object({ image: v.string(), name: v.string() })),
  }),
  v.object({
    type: v.literal('WHY_JOIN_COMPONENT'),
    ...head,
    description: optionalText,
    ...callToAction,
    ...picture,
    reasonsToApplyTitle: optionalText,
    reasonsToApply: v.array(localizedSchema),
  }),
  v.object({
    type: v.literal('HOW_TO_COMPONENT'),
    ...head,
    steps: items,
    gradientColorStart: v.nullable(v.string()),
    gradientColorEnd: v.nullable(v.string()),
  }),
  v.object({
    type: v.literal('FOOTER_COMPONENT'),
    ...head,
    ...callToAction,
    socialList: v.array(v.object({ icon: v.string(), title: v.string(), link: v.string() })),
  }),
]);
export type LandingComponent = v.InferOutput<typeof landingComponentSchema>;
