import { describe, expect, it } from 'vitest';
import { movedPath } from './moved-paths.ts';

const visitor = { isLoggedIn: false };
const learner = { isLoggedIn: true };

describe('paths that have moved', () => {
  it.each([
    ['/apply', '/register'],
    ['/apply/', '/register'],
    ['/apply/email', '/register/email'],
    ['/apply/confirmed/a-token_1', '/register/confirmed/a-token_1'],
    ['/restricted-content/gruenwerk', '/partner/gruenwerk/login'],
    ['/certificate-program/7', '/program/7'],
    ['/certificate-program/7/unit/8/lesson/9', '/program/7/unit/8/lesson/9'],
    ['/go', '/'],
    ['/students-map', '/community'],
    ['/goal-setting', '/explore'],
    ['/certificates', '/achievements'],
  ])('%s leads to %s', (old, now) => {
    expect([movedPath(old, visitor), movedPath(old, learner)]).toEqual([now, now]);
  });

  it('/forgotPassword leads a learner to what they learn, and a visitor to a new password', () => {
    expect(movedPath('/forgotPassword', learner)).toBe('/');
    expect(movedPath('/forgotPassword', visitor)).toBe('/forgot-password');
  });

  it.each(['/', '/applying', '/apply/other', '/restricted-content', '/certificate-program', '/go/on', '/start'])(
    '%s stays',
    (path) => {
      expect(movedPath(path, visitor)).toBeUndefined();
    },
  );
});
