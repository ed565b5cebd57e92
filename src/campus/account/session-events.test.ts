import { describe, expect, it } from 'vitest';
import { eventOfSignIn } from './session-events.ts';

describe('a sign-in elsewhere that came to nothing', () => {
  it('says whether the account was the wrong one or was not allowed', () => {
    expect(eventOfSignIn('accountUnknown')).toBe('WRONG_GOOGLE_ACCOUNT');
    expect(eventOfSignIn('emailNotVerified')).toBe('WRONG_GOOGLE_ACCOUNT');
    expect(eventOfSignIn('access_denied')).toBe('ACCESS_DENIED');
    expect(eventOfSignIn('openidFailed')).toBeUndefined();
  });
});
