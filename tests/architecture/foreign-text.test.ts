import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { isTest, sourcesOf } from '#tests/support/sources/sources.ts';

/** What throws at a text that is none of its kind. */
const THROWS = /\bnew URL\(|\bJSON\.parse\(|\bdecodeURI(?:Component)?\(/g;

/** Parsing that cannot meet such a text, by what it stands in: its own module, a schema's check of the same line, a schema. */
const GUARDED = [/import\.meta\.url\)/, /URL\.canParse\(/, /new URL\('\//];

const OWN_ROWS = 'rows that this server has written itself, parsed by a schema';
const OF_PLATFORM = 'an address that the browser or the server made itself: of a request, a cache entry, a page';
const CHECKED = 'a setting or a row whose schema has looked at it when it was taken in';
const IN_TRY = 'in a try of its own, which says what comes instead';

/** File → why it may. A new line is thought about: text of somebody else goes through `addressIn`, `v.parseJson` or a try. */
const KNOWN: Readonly<Record<string, string>> = {
  'server/runtime/exposure.ts': CHECKED,
  'server/store/content/campuses.ts': CHECKED,
  'server/commands/learning/save-lesson-progress.ts': OWN_ROWS,
  'server/commands/learning/set-course-package.ts': OWN_ROWS,
  'server/content/check/check-references.ts': CHECKED,
  'server/content/files/identity-client-file.ts': CHECKED,
  'server/model/localized.ts': OWN_ROWS,
  'server/content/layout/units-of.ts': OWN_ROWS,
  'server/auth/identity-providers.ts': CHECKED,
  'server/http/inject-request.ts': OF_PLATFORM,
  'server/commands/core/once.ts': OWN_ROWS,
  'server/auth/provider-keys.ts': CHECKED,
  'server/graphql/appointments/appointment-acts.ts': OWN_ROWS,
  'server/graphql/learning/completions.ts': OWN_ROWS,
  'server/graphql/account/notifications.ts': OWN_ROWS,
  'server/graphql/learning/reviews.ts': OWN_ROWS,
  'server/mail/addressee.ts': OWN_ROWS,
  'server/mail/keep-delivering.ts': CHECKED,
  'server/packages/package-files.ts': 'files of the build and of the importer',
  'server/packages/scorm-resources.ts': IN_TRY,
  'server/push/keep-pushing.ts': CHECKED,
  'server/push/push-service.ts': CHECKED,
  'server/rest/site/app-files.ts': IN_TRY,
  'server/rest/site/content-host.ts': IN_TRY,
  'server/rest/site/dev-mail.ts': 'mails of a demo that this server has written',
  'server/rest/certificates/earned-certificate.ts': OWN_ROWS,
  'server/rest/attachments/download-routes.ts': 'an origin that the host gate has let in',
  'server/rest/identity/attempt-browser.ts': 'origins that the host gate has let in',
  'server/rest/identity/openid-callback.ts': OWN_ROWS,
  'server/rest/identity/partner-login.ts': CHECKED,
  'server/rest/organisation/public-organisation.ts': CHECKED,
  'server/store/people/h5p-results.ts': OWN_ROWS,
  'server/store/people/learning.ts': OWN_ROWS,
  'server/store/content/load-catalogue.ts': OWN_ROWS,
  'server/store/content/read-content.ts': OWN_ROWS,
  'server/store/people/scorm-sessions.ts': OWN_ROWS,
  'server/test-store.ts': 'a setting of the tests',
  'src/app/asked-first/ask-first.ts': 'what whoever answered the navigation has written into the page',
  'src/app/boot/build-here.ts': 'what the build has written into the page',
  'src/device/network/count-page.ts': OF_PLATFORM,
  'src/device/storage/note-scripts.ts': OF_PLATFORM,
  'src/app/snapshot/show-snapshot.ts': IN_TRY,
  'src/campus/appointments/calendar-entry.ts': 'a path of the app',
  'src/campus/appointments/calendar-file.ts': CHECKED,
  'src/campus/page/content-security-policy.ts': CHECKED,
  'src/campus/learning/embed-source.ts': 'an address that it has made itself from a parsed one',
  'src/campus/page/first-questions.ts': IN_TRY,
  'src/campus/page/page-files.ts': 'what the build has written into the page',
  'src/campus/player/package-origin.ts': CHECKED,
  'src/campus/network/received-bytes.ts': OF_PLATFORM,
  'src/app/boot/late-links.ts': OF_PLATFORM,
  'src/device/install/install-record.ts': IN_TRY,
  'src/device/storage/leave-traces.ts': OF_PLATFORM,
  'src/device/storage/saved-files.ts': OF_PLATFORM,
  'src/device/sharing/share-link.ts': 'a path of the app',
  'src/features/frames/frames-allowed.ts': IN_TRY,
  'src/features/organisation/organisation.ts': 'what whoever answered the navigation has written into the page',
  'src/features/player/elsewhere.tsx': CHECKED,
  'src/app/first-paint/begin.ts': 'what whoever answered the navigation has written into the page',
  'src/offline/follow-timeline.ts': OF_PLATFORM,
  'src/offline/locked/seal.ts':
    'what was sealed with a key that only this campus has; whoever opens it hears of a failure',
  'src/player/at-once/answer-at-once.ts': 'an address that the browser has just taken from the same call',
  'src/player/hand-over.ts': IN_TRY,
  'src/wire/download.ts': 'a path of the app',
  'src/wire/geocode.ts': CHECKED,
  'src/wire/jwt-payload.ts': IN_TRY,
  'src/wire/rest.ts': 'a path of the app',
  'sw/content-files.ts': OF_PLATFORM,
  'sw/content-launcher.ts': OF_PLATFORM,
  'sw/content-worker.ts': OF_PLATFORM,
  'sw/keep-used.ts': OF_PLATFORM,
  'sw/media.ts': OF_PLATFORM,
  'sw/meter.ts': OF_PLATFORM,
  'sw/shell.ts': OF_PLATFORM,
  'sw/worker.ts': OF_PLATFORM,
};

const HELPER = 'src/campus/text/address-in.ts';

const CODE = nonEmpty(
  sourcesOf('src/**/*.ts', 'src/**/*.tsx', 'sw/**/*.ts', 'server/**/*.ts').filter(
    (source) => !isTest(source) && source.path !== HELPER && !source.path.endsWith('.gen.ts'),
  ),
  'source',
);

function bareIn(text: string): string[] {
  return text.split('\n').filter((line) => line.match(THROWS) && !GUARDED.some((guard) => guard.test(line)));
}

const found = CODE.filter(({ text }) => bareIn(text).length > 0);

describe('text of somebody else', () => {
  it('is parsed where a mistake in it has an answer, on both sides', () => {
    const unknown = found.filter(({ path }) => KNOWN[path] === undefined);
    expect(
      unknown.map(({ path, text }) => `${path}: ${bareIn(text)[0]?.trim()}`),
      'Take addressIn (src/campus/text/address-in.ts), v.parseJson or a try; or say in this list why it cannot fail.',
    ).toEqual([]);
  });

  it('has no exception that nothing uses', () => {
    const paths = new Set(found.map(({ path }) => path));
    expect(Object.keys(KNOWN).filter((path) => !paths.has(path))).toEqual([]);
  });

  it.each([
    ['const { host } = new URL(link);', 1],
    ['return JSON.parse(text);', 1],
    ['decodeURIComponent(path)', 1],
    ["new URL('/graphql', location.origin)", 0],
    ['v.check((text) => URL.canParse(text) && new URL(text).origin === text)', 0],
  ])('is found by this test: %s', (line, count) => expect(bareIn(line)).toHaveLength(count));
});
