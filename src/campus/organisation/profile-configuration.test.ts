import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { heldProfileConfiguration, profileConfigurationSchema } from './profile-configuration.ts';

const read = (fields: object) => v.parse(profileConfigurationSchema, fields);

describe('how profiles look', () => {
  it('is with everything, unless it is said otherwise', () => {
    expect(new Set(Object.values(read({})))).toEqual(new Set(['SHOWN']));
    expect(read({ city: 'HIDDEN' })).toMatchObject({ city: 'HIDDEN', firstName: 'SHOWN' });
  });

  it.each([
    ['SHOWN', 'HIDDEN', 'SHOWN'],
    ['HIDDEN', 'HIDDEN', 'HIDDEN'],
    ['REQUIRED', 'HIDDEN', 'REQUIRED'],
    ['HIDDEN', 'SHOWN', 'SHOWN'],
    ['REQUIRED', 'SHOWN', 'REQUIRED'],
    ['SHOWN', 'REQUIRED', 'REQUIRED'],
    ['HIDDEN', 'REQUIRED', 'REQUIRED'],
  ] as const)(
    'keeps a place for the country that is asked for: %s, at registration %s',
    (profile, registration, held) => {
      const organisation = {
        profileConfiguration: read({ country: profile }),
        registerConfiguration: { country: registration },
      };
      expect(heldProfileConfiguration(organisation).country).toBe(held);
    },
  );
});
