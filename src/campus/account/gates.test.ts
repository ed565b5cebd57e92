import { describe, expect, it } from 'vitest';
import { dueGate, type GateState, isOfDomain, missingFields, WELCOME_COMPLETED } from './gates.ts';

/** Somebody for whom every gate is due. */
const NEWCOMER: GateState = {
  subOrganizations: [{ registerConsent: { consented: false } }],
  unacceptedTerms: { id: 'terms-3' },
  me: { country: null, accountPreference: null, studentEmail: null },
  registerConfiguration: { country: 'REQUIRED' },
  traits: { profileEmailDomain: null },
  onboardingSlides: [{}],
  completedMilestones: [],
};
const consented = { subOrganizations: [{ registerConsent: { consented: true } }, { registerConsent: null }] };
const accepted = { ...consented, unacceptedTerms: null };
const completed = { ...accepted, me: { country: {}, accountPreference: {}, studentEmail: null } };
const welcomed = { ...completed, completedMilestones: [{ denomination: WELCOME_COMPLETED }] };

describe('the gates (GATE-1)', () => {
  it.each([
    ['sub-organisation-consent', {}],
    ['terms', consented],
    ['profile', accepted],
    ['onboarding', completed],
    [undefined, welcomed],
  ])('%s is due next', (gate, passed) => {
    expect(dueGate({ ...NEWCOMER, ...passed })).toBe(gate);
  });

  it('come back from the front: a consent taken back is asked for again', () => {
    expect(dueGate({ ...NEWCOMER, ...welcomed, subOrganizations: NEWCOMER.subOrganizations })).toBe(
      'sub-organisation-consent',
    );
  });

  it('end where there is nothing to ask: no partner, no slides', () => {
    expect(dueGate({ ...NEWCOMER, ...completed, subOrganizations: [], onboardingSlides: [] })).toBeUndefined();
  });

  it('do not take another milestone for the welcome', () => {
    expect(dueGate({ ...NEWCOMER, ...completed, completedMilestones: [{ denomination: 'OTHER' }] })).toBe('onboarding');
  });
});

describe('profile completion', () => {
  const ask = (
    me: Partial<GateState['me']>,
    domain: string | null = null,
    country: 'HIDDEN' | 'REQUIRED' | 'SHOWN' = 'REQUIRED',
  ) =>
    missingFields({
      me: { country: {}, accountPreference: {}, studentEmail: null, ...me },
      registerConfiguration: { country },
      traits: { profileEmailDomain: domain },
    });

  it('asks for a country only where it is required', () => {
    expect(ask({ country: null })).toEqual(['country']);
    expect(ask({ country: null }, null, 'SHOWN')).toEqual([]);
    expect(ask({ country: null }, null, 'HIDDEN')).toEqual([]);
  });

  it('asks for preferences that were never chosen', () => {
    expect(ask({ accountPreference: null })).toEqual(['accountPreference']);
  });

  it('asks for an e-mail of the domain where the organisation wants one', () => {
    expect(ask({}, 'azubi.example')).toEqual(['studentEmail']);
    expect(ask({ studentEmail: 'idris@mail.example' }, 'azubi.example')).toEqual(['studentEmail']);
    expect(ask({ studentEmail: 'Idris@Azubi.Example' }, 'azubi.example')).toEqual([]);
  });

  it('takes no domain that only looks like it', () => {
    expect(isOfDomain('idris@azubi.example.evil.example', 'azubi.example')).toBe(false);
    expect(isOfDomain('idris@not.azubi.example', 'azubi.example')).toBe(false);
    expect(isOfDomain('azubi.example', 'azubi.example')).toBe(false);
    expect(isOfDomain('idris@evil.example@azubi.example', 'azubi.example')).toBe(false);
  });
});
