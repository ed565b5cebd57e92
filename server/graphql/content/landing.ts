import { partnerNamed } from '#campus/organisation/partner-of.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import type { LandingComponent } from '#server/model/landing-shapes.ts';
import type { Localized } from '#server/model/localized.ts';
import { pickOptional, pickText } from '#server/model/localized.ts';

export const landingQueries = {
  subOrganizationConfig: (_, { subOrganizationPathName }, { catalogue }) =>
    partnerNamed(catalogue, subOrganizationPathName) ?? null,
} satisfies Fields<'Query'>;

const TYPES = {
  INTRO_COMPONENT: 'IntroComponent',
  MODULES_COMPONENT: 'ModulesComponent',
  CAROUSEL_COMPONENT: 'CarouselComponent',
  WHY_JOIN_COMPONENT: 'WhyJoinComponent',
  HOW_TO_COMPONENT: 'HowToComponent',
  FOOTER_COMPONENT: 'FooterComponent',
} as const satisfies Record<LandingComponent['type'], string>;

const shared = {
  title: ({ title }, _, { languages }) => pickOptional(title, languages),
  color: ({ color }) => colorOf(color),
  language: (component, _, { languages }) => pickText(firstTextOf(component) ?? {}, languages).language,
} satisfies Fields<'LandingPageComponent'>;

export const landingResolvers = {
  LandingPageComponent: { __resolveType: ({ type }) => TYPES[type] },
  IntroComponent: {
    ...shared,
    callToActionLabel: ({ callToActionLabel }, _, { languages }) => pickOptional(callToActionLabel, languages),
    imageAlt: ({ imageAlt }, _, { languages }) => pickOptional(imageAlt, languages),
    subtitle: ({ subtitle }, _, { languages }) => pickOptional(subtitle, languages),
  },
  ModulesComponent: shared,
  CarouselComponent: shared,
  WhyJoinComponent: {
    ...shared,
    callToActionLabel: ({ callToActionLabel }, _, { languages }) => pickOptional(callToActionLabel, languages),
    imageAlt: ({ imageAlt }, _, { languages }) => pickOptional(imageAlt, languages),
    description: ({ description }, _, { languages }) => pickOptional(description, languages),
    reasonsToApplyTitle: (why, _, { languages }) => pickOptional(why.reasonsToApplyTitle, languages),
    reasonsToApply: ({ reasonsToApply }, _, { languages }) =>
      reasonsToApply.map((reason) => ({ text: pickText(reason, languages).text })),
  },
  HowToComponent: {
    ...shared,
    gradientColorStart: ({ gradientColorStart }) => colorOf(gradientColorStart),
    gradientColorEnd: ({ gradientColorEnd }) => colorOf(gradientColorEnd),
  },
  FooterComponent: {
    ...shared,
    callToActionLabel: ({ callToActionLabel }, _, { languages }) => pickOptional(callToActionLabel, languages),
  },
  LandingPageItem: {
    title: ({ title }, _, { languages }) => pickText(title, languages).text,
    text: ({ text }, _, { languages }) => pickText(text, languages).text,
  },
  Color: {
    red: ({ hex }) => channelOf(hex, 0),
    green: ({ hex }) => channelOf(hex, 1),
    blue: ({ hex }) => channelOf(hex, 2),
  },
  SubOrganizationConfig: {
    logoSize: ({ logoSize }) => (logoSize === null ? null : String(logoSize)),
    loginRegisterBgImage: ({ loginBgImage }) => loginBgImage,
    subOrganizationPath: ({ path }) => path,
    landingPageComponents: ({ landing }) => landing,
  },
} satisfies PartialResolvers;

/** One of the three parts of `#rrggbb`. */
function channelOf(hex: string, at: number): number {
  return Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16);
}

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
