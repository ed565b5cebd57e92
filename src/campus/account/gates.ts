import { asciiDomain, domainOf, isEmail } from './email-address.ts';

/** The milestone that ends the onboarding slides (GATE-7). */
export const WELCOME_COMPLETED = 'WELCOME_COMPLETED';

/** The rules of the community were read and accepted, once (COMMUNITY-2). */
export const CODE_OF_CONDUCT_ACCEPTED = 'CODE_OF_CONDUCT_ACCEPTED';

/** Every milestone that a person may complete. */
export const MILESTONES = [WELCOME_COMPLETED, CODE_OF_CONDUCT_ACCEPTED] as const;
export type MilestoneName = (typeof MILESTONES)[number];

/** What stands between a login and the campus, in the order of GATE-1 (the retry screen is no state of a person). */
export const GATES = ['sub-organisation-consent', 'terms', 'profile', 'onboarding'] as const;
export type Gate = (typeof GATES)[number];

/** As AppBaseData tells it; more fields do no harm. */
export interface GateState {
  readonly subOrganizations: readonly { readonly registerConsent: { readonly consented: boolean } | null }[];
  readonly unacceptedTerms: object | null;
  readonly me: ProfileState;
  readonly registerConfiguration: { readonly country: 'HIDDEN' | 'REQUIRED' | 'SHOWN' };
  readonly traits: { readonly profileEmailDomain: string | null };
  readonly onboardingSlides: readonly object[];
  readonly completedMilestones: readonly { readonly denomination: string }[];
}

interface ProfileState {
  readonly country: object | null;
  readonly accountPreference: object | null;
  readonly studentEmail: string | null;
}

/** What profile completion still asks for, in the order of its screens. */
export type MissingField = 'country' | 'studentEmail' | 'accountPreference';

/** The gate that is due, or undefined: the campus is open. */
export function dueGate(state: GateState): Gate | undefined {
  if (state.subOrganizations.some(({ registerConsent }) => registerConsent?.consented === false))
    return 'sub-organisation-consent';
  if (state.unacceptedTerms !== null) return 'terms';
  if (missingFields(state).length > 0) return 'profile';
  const isWelcomed = state.completedMilestones.some(({ denomination }) => denomination === WELCOME_COMPLETED);
  return state.onboardingSlides.length > 0 && !isWelcomed ? 'onboarding' : undefined;
}

/**
 * Missing required country, missing account preference; where the trait says so, an address of that domain too
 * (GATE-6).
 */
export function missingFields({
  me,
  registerConfiguration,
  traits,
}: Pick<GateState, 'me' | 'registerConfiguration' | 'traits'>): MissingField[] {
  const domain = traits.profileEmailDomain;
  const isMissing: Readonly<Record<MissingField, boolean>> = {
    country: registerConfiguration.country === 'REQUIRED' && me.country === null,
    studentEmail: domain !== null && !isOfDomain(me.studentEmail, domain),
    accountPreference: me.accountPreference === null,
  };
  return (['country', 'studentEmail', 'accountPreference'] as const).filter((field) => isMissing[field]);
}

/** Whether an address is of a domain itself; a sub-domain is another one. */
export function isOfDomain(email: string | null, domain: string): boolean {
  return email !== null && isEmail(email) && domainOf(email) === asciiDomain(domain);
}
