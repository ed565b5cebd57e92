import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { RouteContext } from '#features/session/route-context.ts';
import { routeTree } from '#route-tree.gen.ts';
import { sourcesOf } from '#tests/support/sources/sources.ts';

const LINES_MAX = 40;

/** The paths that are built (ROUTE-4), with what they are matched by. */
const PATHS: readonly (readonly [path: string, route: string])[] = [
  ['/', '/'],
  ['/login', '/_visitor/login'],
  ['/login?notice=login-required', '/_visitor/login'],
  ['/forgot-password', '/_visitor/forgot-password'],
  ['/reset', '/_visitor/reset'],
  ['/password-reset/abc', '/_link/password-reset/$token'],
  ['/reset-password/abc', '/_link/reset-password/$token'],
  ['/openid-callback/1?code=a&state=b', '/_visitor/openid-callback/$orgid'],
  ['/confirm_private_email/abc', '/_campus/confirm_private_email/$token'],
  ['/revert_private_email/abc', '/_campus/revert_private_email/$token'],
  ['/private_email_confirmed', '/private_email_confirmed'],
  ['/private_email_reverted', '/private_email_reverted'],
  ['/unsubscribe', '/unsubscribe/{-$token}'],
  ['/unsubscribe/abc', '/unsubscribe/{-$token}'],
  ['/token_login/abc', '/_link/token_login/$token'],
  ['/partner/lindenau/login', '/_visitor/partner/$name/login'],
  ['/partner/lindenau/register', '/_visitor/partner/$name/register/'],
  ['/partner/lindenau/register/email', '/_visitor/partner/$name/register/email'],
  ['/partner/lindenau/register/confirmed/abc', '/_link/partner/$name/register/confirmed/$token'],
  ['/partner/lindenau/forgot-password', '/_visitor/partner/$name/forgot-password'],
  ['/partner/lindenau/reset', '/_visitor/partner/$name/reset'],
  ['/partner/lindenau/password-reset/abc', '/_link/partner/$name/password-reset/$token'],
  ['/partner/lindenau/reset-password/abc', '/_link/partner/$name/reset-password/$token'],
  ['/login/nurses', '/_visitor/login_/$value'],
  ['/register', '/_visitor/register/{-$value}'],
  ['/register/nurses', '/_visitor/register/{-$value}'],
  ['/register/email', '/_visitor/register/email/{-$value}'],
  ['/register/email/nurses', '/_visitor/register/email/{-$value}'],
  ['/register/confirmed/abc', '/_link/register/confirmed/$token'],
  ['/error?type=EXPIRED_LINK', '/error'],
  ['/logout', '/logout'],
  ['/start', '/_campus/start'],
  ['/explore', '/_open/explore'],
  ['/explore/A1-JOB', '/_open/explore_/$tags'],
  ['/filter', '/_open/filter/{-$tags}'],
  ['/filter/A1-JOB', '/_open/filter/{-$tags}'],
  ['/category/language', '/_open/category/$identifier'],
  ['/community/lantern/messages/@member-7k2m9x4abc', '/_campus/community_/$teamName/messages/@{$handle}'],
  ['/content-providers', '/_open/content-providers'],
  ['/content-provider/open-language-circle', '/_open/content-provider/$id'],
  ['/achievements', '/_campus/achievements'],
  ['/program/7', '/_open/program/$id'],
  ['/program/7/unit/8', '/_campus/program/$moduleId/unit/$id'],
  ['/program/7/unit/8/lesson/9', '/_campus/program/$moduleId/unit/$id_/lesson/$lessonId'],
  ['/program/7/unit/8/play', '/_campus/program/$moduleId/unit/$id_/play'],
  ['/course/8', '/_open/course/$id'],
  ['/course/8/play?look=true', '/_campus/course/$id_/play'],
  ['/course/8/lesson/9', '/_campus/course/$id_/lesson/$lessonId'],
  ['/program/7/unit/8/attendance', '/_campus/program/$moduleId/unit/$id_/attendance'],
  ['/program/7/unit/8/attendance/9', '/_campus/program/$moduleId/unit/$courseId_/attendance/$appointmentId'],
  ['/course/8/package', '/_campus/course/$id_/package'],
  ['/course/8/attendance', '/_campus/course/$id_/attendance'],
  ['/course/8/attendance/9', '/_campus/course/$courseId_/attendance/$appointmentId'],
  ['/bookmarks', '/_campus/bookmarks'],
  ['/bookmarks?show=followed', '/_campus/bookmarks'],
  ['/notifications', '/_campus/notifications'],
  ['/settings', '/_campus/settings/'],
  ['/settings/privacy', '/_campus/settings/$section'],
  ['/settings/on-this-device', '/_campus/settings/on-this-device'],
  ['/profile', '/_campus/profile'],
  ['/services/mentoring', '/_campus/services/mentoring'],
  ['/language-school', '/_campus/language-school/{-$category}/{-$subcategory}'],
  ['/language-school/languageResources/en', '/_campus/language-school/{-$category}/{-$subcategory}'],
  ['/learning-map', '/_campus/learning-map'],
  ['/services/offers', '/_campus/services/offers'],
  ['/services/certificate?refused=NO_REASON', '/_campus/services/certificate'],
  ['/doc-reupload', '/_campus/doc-reupload'],
  ['/document-review', '/_campus/document-review'],
  ['/list/first-papers', '/_open/list/$id'],
  ['/ugc/demo-street-bread', '/_open/ugc/$id'],
  ['/course/8/ugc/new', '/_campus/course/$courseId_/ugc/new'],
  ['/program/7/unit/8/ugc/new', '/_campus/program/$moduleId/unit/$courseId_/ugc/new'],
  ['/surveys', '/_campus/surveys'],
  ['/survey/welcome', '/_campus/survey/$identifier'],
  ['/survey/result/welcome', '/_campus/survey/result/$identifier'],
  ['/custom-survey/lindenau-visit', '/_campus/custom-survey/$identifier'],
  ['/dev/design', '/dev/design'],
  ['/privacy-policy#imprint', '/privacy-policy'],
  ['/accessibility', '/accessibility'],
  ['/terms', '/terms'],
  ['/consent/gast?urlBack=/start', '/_campus/consent/$identifier'],
  ['/sso/gast/7', '/_campus/sso/gast/$productId'],
  ['/code-of-conduct/community', '/_campus/code-of-conduct/community'],
  ['/community', '/_campus/community'],
  ['/partner', '/partner/'],
  ['/partner/lindenau', '/partner/$name/'],
  ['/embed?provider=youtube&url=x&lang=en', '/embed'],
];

describe('the tree of routes', () => {
  // Matching a path asks no context.
  const context = v.parse(
    v.custom<RouteContext>(() => true),
    {},
  );
  const router = createRouter({ routeTree, context, history: createMemoryHistory() });
  const matched = (href: string): string | undefined => {
    const { pathname } = new URL(href, 'http://campus.example');
    return router.matchRoutes(pathname, {}).at(-1)?.routeId;
  };

  it.each(PATHS)('%s is %s', (path, route) => {
    expect(matched(path), `src/routes has no file that answers ${path} as the specification asks`).toBe(route);
  });

  it('has no path that this list does not know', () => {
    const leaves = Object.keys(router.routesById).filter(
      (id) => !/^(__root__|\/_(campus|link|open|visitor))$/.test(id),
    );
    expect(leaves.sort(), 'A new route: add its path to PATHS.').toEqual(
      [...new Set(PATHS.map(([, id]) => id))].sort(),
    );
  });

  it('answers nothing else', () => {
    expect(matched('/no/such/path')).toBe('__root__');
  });
});

it('route files hold parameters, guard, loader and screen, and no more', () => {
  const long = sourcesOf('src/routes/**/*.tsx')
    .filter(({ text }) => text.trimEnd().split('\n').length > LINES_MAX)
    .map(({ path }) => path);
  expect(long, `More than ${LINES_MAX} lines: move the rest into a feature.`).toEqual([]);
});
