import { describe, expect, it } from 'vitest';
import { flagCases } from '#tests/support/sources/flag-cases.ts';
import { mayRegister } from './may-register.ts';

const PARTNER = { isRestricted: false };
const RESTRICTED = { isRestricted: true };

describe('somebody may sign up', () => {
  it.each(
    flagCases('hasOnlySuborgRegistration', {
      off: { withTheOrganisation: true, withAPartner: true },
      on: { withTheOrganisation: false, withAPartner: true },
    }),
  )('with the organisation itself unless only its partners take people in: %s', (isOn, expected) => {
    const organisation = { features: { hasRegistration: true, hasOnlySuborgRegistration: isOn } };
    expect({
      withTheOrganisation: mayRegister(organisation, undefined),
      withAPartner: mayRegister(organisation, PARTNER),
    }).toEqual(expected);
  });

  it.each([
    ['where the organisation takes nobody in', { hasRegistration: false, hasOnlySuborgRegistration: false }, undefined],
    ['nor with its partners then', { hasRegistration: false, hasOnlySuborgRegistration: true }, PARTNER],
    ['with a restricted partner', { hasRegistration: true, hasOnlySuborgRegistration: false }, RESTRICTED],
  ])('not %s', (_, features, partner) => {
    expect(mayRegister({ features }, partner)).toBe(false);
  });
});
