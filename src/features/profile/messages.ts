import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProfileField } from './fields.ts';

/** Apart from the fields themselves: the worker knows those, and no words. */
export const FIELD_NAMES: Readonly<Record<ProfileField, MessageDescriptor>> = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  nickname: msg`Nickname`,
  dateOfBirth: msg`Date of birth`,
  country: msg`Country`,
  city: msg`City`,
  additionalInformation: msg`About me`,
};
