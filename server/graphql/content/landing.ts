import { partnerNamed } from '#campus/organisation/partner-of.ts';
import type { QuerySubOrganizationConfigArgs } from '#server/graphql/core/schema.gen.ts';
import type { CampusContext } from '#server/http/context.ts';
import type { LandingComponent } from '#server/model/landing-shapes.ts';
import type { Localized } from '#server/model/localized.ts';
import { pickOptional, pickText } from '#server/model/localized.ts';
import type { SubOrganisation } from '#server/model/shapes.ts';

type Of<T extends LandingComponent['type']> = Extract<LandingComponent, { type: T }>;
type Item = Of<'HOW_TO_COMPONENT'>['steps'][number];

export const landingQueries = {
  subOrganizationConfig: (
    _: unknown,
    { subOrganizationPathName }: QuerySubOrganizationConfigArgs,
    { catalogue }: CampusContext,
  ) => partnerNamed(catalogue, subOrganizationPathName) ?? null,
};

const TYPES = {
  INTRO_COMPONENT: 'IntroComponent',
  MODULES_COMPONENT: 'ModulesComponent',
  CAROUSEL_COMPONENT: 'CarouselComponent',
  WHY_JOIN_COMPONENT: 'WhyJoinComponent',
  HOW_TO_COMPONENT: 'HowToComponent',
  FOOTER_COMPONENT: 'FooterComponent',
} as const satisfies Record<LandingComponent['type'], string>;

const shared = {
  title: ({ title }: LandingComponent, _: unknown, { languages }: CampusContext) => pickOptional(title, languages),
  color: ({ color }: LandingComponent) => colorOf(color),
  language: (component: LandingComponent, _: unknown, { languages }: CampusContext) =>
    pickText(firstTextOf(component) ?? {}, languages).language,
};

type CallToAction = Of<'FOOTER_COMPONENT'> | Of<'INTRO_COMPONENT'> | Of<'WHY_JOIN_COMPONENT'>;
const callToAction = {
  callToActionLabel: ({ callToActionLabel }: CallToAction, _: unknown, { languages }: CampusContext) =>
    pickOptional(callToActionLabel, languages),
};

type Illustrated = Of<'INTRO_COMPONENT'> | Of<'WHY_JOIN_COMPONENT'>;
const illustrated = {
  imageAlt: ({ imageAlt }: Illustrated, _: unknown, { languages }: CampusContext) => pickOptional(imageAlt, languages),
};

export const landingResolvers = {
  LandingPageComponent: { __resolveType: ({ type }: LandingComponent) => TYPES[type] },
  IntroComponent: {
    ...shared,
    ...callToAction,
    ...illustrated,
    subtitle: ({ subtitle }: Of<'INTRO_COMPONENT'>, _: unknown, { languages }: CampusContext) =>
      pickOptional(subtitle, languages),
  },
  ModulesComponent: shared,
  CarouselComponent: shared,
  WhyJoinComponent: {
    ...shared,
    ...callToAction,
    ...illustrated,
    description: ({ description }: Of<'WHY_JOIN_COMPONENT'>, _: unknown, { languages }: CampusContext) =>
      pickOptional(description, languages),
    reasonsToApplyTitle: (why: Of<'WHY_JOIN_COMPONENT'>, _: unknown, { languages }: CampusContext) =>
      pickOptional(why.reasonsToApplyTitle, languages),
    reasonsToApply: ({ reasonsToApply }: Of<'WHY_JOIN_COMPONENT'>, _: unknown, { languages }: CampusContext) =>
      reasonsToApply.map((reason) => ({ text: pickText(reason, languages).text })),
  },
  HowToComponent: {
    ...shared,
    gradientColorStart: ({ gradientColorStart }: Of<'HOW_TO_COMPONENT'>) => colorOf(gradientColorStart),
    gradientColorEnd: ({ gradientColorEnd }: Of<'HOW_TO_COMPONENT'>) => colorOf(gradientColorEnd),
  },
  FooterComponent: { ...shared, ...callToAction },
  LandingPageItem: {
    title: ({ title }: Item, _: unknown, { languages }: CampusContext) => pickText(title, languages).text,
    text: ({ text }: Item, _: unknown, { languages }: CampusContext) => pickText(text, languages).text,
  },
  SubOrganizationConfig: {
    logoSize: ({ logoSize }: SubOrganisation) => (logoSize === null ? null : String(logoSize)),
    loginRegisterBgImage: ({ loginBgImage }: SubOrganisation) => loginBgImage,
    subOrganizationPath: ({ path }: SubOrganisation) => path,
    landingPageComponents: ({ landing }: SubOrganisation) => landing,
  },
};

function colorOf(hex: string | null): { hex: string } | null {
  return hex === null ? null : { hex };
}

/** The text that says in which language a component is: its title, else the first there is. */
function firstTextOf(component: LandingComponent): Localized | undefined {
  if (component.title !== null) return component.title;
  switch (component.type) {
    case 'INTRO_COMPONENT':
      return component.subtitle ?? component.benefits[0]?.title;
    case 'WHY_JOIN_COMPONENT':
      return component.description ?? component.reasonsToApply[0];
    case 'HOW_TO_COMPONENT':
      return component.steps[0]?.title;
    case 'FOOTER_COMPONENT':
      return component.callToActionLabel ?? undefined;
    case 'MODULES_COMPONENT':
    case 'CAROUSEL_COMPONENT':
      return undefined;
  }
  return component satisfies never;
}
