import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { featuresSchema } from './features.ts';
import { isMemberPath } from './member-paths.ts';
import { traitsSchema } from './organisation.ts';

const all = {
  features: v.parse(featuresSchema, { showCommunity: true }),
  traits: v.parse(traitsSchema, { learningMap: true }),
};
const none = { features: v.parse(featuresSchema, {}), traits: v.parse(traitsSchema, {}) };

describe('paths that need a login', () => {
  it.each([
    ...['/start', '/notifications', '/settings', '/settings/on-this-device', '/profile', '/achievements', '/bookmarks'],
    ...[
      '/certificates',
      '/doc-reupload',
      '/document-review',
      '/consent/gast',
      '/sso/gast/7',
      '/services/mentoring',
      '/services/certificate',
    ],
    ...['/language-school', '/language-school/languageResources/en', '/surveys', '/survey/a', '/survey/result/a'],
    ...['/custom-survey/a', '/program/7/unit/8', '/program/7/unit/8/lesson/9', '/program/7/unit/8/attendance'],
    ...['/course/8/lesson/9', '/course/8/attendance', '/course/8/ugc/new', '/confirm_private_email/a'],
    '/revert_private_email/a',
  ])('%s', (path) => {
    expect(isMemberPath(path, none)).toBe(true);
  });

  it.each(['/community', '/community/team/messages/@amal', '/code-of-conduct/community', '/learning-map'])(
    '%s, where the organisation has it',
    (path) => {
      expect([isMemberPath(path, all), isMemberPath(path, none)]).toEqual([true, false]);
    },
  );

  it.each([
    ...[
      '/',
      '/explore',
      '/program/7',
      '/course/8',
      '/list/a',
      '/login',
      '/register',
      '/unsubscribe/a',
      '/privacy-policy',
    ],
    ...['/starting', '/private_email_confirmed', '/error', '/no/such/path'],
  ])('%s needs none', (path) => {
    expect(isMemberPath(path, all)).toBe(false);
  });
});
