import * as v from 'valibot';
import type { LanguageCode } from '#campus/languages.ts';
import { PROMOTED_CATEGORY } from '#campus/limits.ts';
import { readPublic } from '#device/storage/public-answers.ts';
import type { Wire } from '#wire/graphql.ts';

const LANDING_PAGE = `query LandingPage($subOrganizationPathName: String!, $identifier: String!) {
  organizationConfig { id landingPageComponents { ...landingComponent } }
  viewer {
    moduleCategory(identifier: $identifier) {
      id
      sections { modules { id denomination image hasCertificate customModuleTypeName duration courses { id } } }
    }
  }
  subOrganizationConfig(subOrganizationPathName: $subOrganizationPathName) {
    id
    landingPageComponents { ...landingComponent }
  }
}
fragment landingComponent on LandingPageComponent {
  id
  type
  title
  color { hex }
  language
  ... on IntroComponent { subtitle callToActionLabel callToActionLink image imageAlt benefits { icon title text } }
  ... on CarouselComponent { items { image name } }
  ... on WhyJoinComponent {
    description callToActionLabel callToActionLink image imageAlt reasonsToApplyTitle reasonsToApply { text }
  }
  ... on HowToComponent { steps { icon title text } gradientColorStart { hex } gradientColorEnd { hex } }
  ... on FooterComponent { callToActionLabel callToActionLink socialList { icon title link } }
}`;

const nullableText = v.nullable(v.string());
const color = v.nullable(v.object({ hex: v.string() }));
const head = { id: v.string(), title: nullableText, color, language: v.string() };
const callToAction = { callToActionLabel: nullableText, callToActionLink: nullableText };
const picture = { image: nullableText, imageAlt: nullableText };
const item = v.object({ icon: v.string(), title: v.string(), text: v.string() });
const items = v.array(item);

const component = v.variant('type', [
  v.object({
    type: v.literal('INTRO_COMPONENT'),
    ...head,
    ...callToAction,
    ...picture,
    subtitle: nullableText,
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
    ...callToAction,
    ...picture,
    description: nullableText,
    reasonsToApplyTitle: nullableText,
    reasonsToApply: v.array(v.object({ text: v.string() })),
  }),
  v.object({
    type: v.literal('HOW_TO_COMPONENT'),
    ...head,
    steps: items,
    gradientColorStart: color,
    gradientColorEnd: color,
  }),
  v.object({
    type: v.literal('FOOTER_COMPONENT'),
    ...head,
    ...callToAction,
    socialList: v.array(v.object({ icon: v.string(), title: v.string(), link: v.string() })),
  }),
]);

const promoted = v.object({
  id: v.string(),
  denomination: v.string(),
  image: nullableText,
  hasCertificate: v.boolean(),
  customModuleTypeName: nullableText,
  duration: v.number(),
  courses: v.array(v.object({ id: v.string() })),
});

// A kind of a newer campus is left out, not the page.
const components = v.array(v.fallback(v.nullable(component), null));
export const landingAnswer = v.object({
  organizationConfig: v.object({ id: v.string(), landingPageComponents: components }),
  viewer: v.object({
    moduleCategory: v.nullable(
      v.object({ id: v.string(), sections: v.array(v.object({ modules: v.array(promoted) })) }),
    ),
  }),
  subOrganizationConfig: v.nullable(v.object({ id: v.string(), landingPageComponents: components })),
});

export type LandingComponent = v.InferOutput<typeof component>;
export type LandingOf<T extends LandingComponent['type']> = Extract<LandingComponent, { type: T }>;
export type LandingItem = v.InferOutput<typeof item>;
export type PromotedModule = v.InferOutput<typeof promoted>;
export type Landing = { components: readonly LandingComponent[]; modules: readonly PromotedModule[] };

/**
 * The landing page of the organisation, or of a partner by its path; a partner's components stand for the
 * organisation's (CATALOGUE-1).
 */
export async function readLanding(
  { wire, language }: { wire: Wire; language: LanguageCode },
  partner?: string,
): Promise<Landing> {
  const { data } = await readPublic(wire, {
    key: `landing/${partner ?? ''}/${language}`,
    document: LANDING_PAGE,
    variables: { subOrganizationPathName: partner ?? '', identifier: PROMOTED_CATEGORY },
    answer: landingAnswer,
  });
  return landingOf(data);
}

export function landingOf({
  organizationConfig,
  subOrganizationConfig,
  viewer,
}: v.InferOutput<typeof landingAnswer>): Landing {
  const known = (all: readonly (LandingComponent | null)[]) => all.filter((each) => each !== null);
  const own = known(subOrganizationConfig?.landingPageComponents ?? []);
  return {
    components: own.length > 0 ? own : known(organizationConfig.landingPageComponents),
    modules: viewer.moduleCategory?.sections.flatMap(({ modules }) => modules) ?? [],
  };
}
