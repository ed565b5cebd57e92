import { describe, expect, it } from 'vitest';
import { FEATURE_FLAGS, type FeatureFlag } from '#campus/organisation/features.ts';
import { flagsProvenIn } from '#tests/support/sources/flag-proofs.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { reachedFrom, sourcesOf } from '#tests/support/sources/sources.ts';
import { nameOf, parsed, type Source, visit } from '#tools/build/syntax.ts';

/** Where it is shown that the flag gates its section; `undefined`: the section is not built yet. */
const PROOFS: Readonly<Record<FeatureFlag, string | undefined>> = {
  hasRegistration: 'tests/journeys/auth/flags.spec.ts',
  hasOnlySuborgRegistration: 'src/campus/account/may-register.test.ts',
  hasGoogleAnalytics: 'tests/journeys/auth/flags.spec.ts',
  showLanguagePicker: 'tests/journeys/auth/flags.spec.ts',
  showProfileContactInformationSection: 'tests/journeys/auth/flags.spec.ts',
  showProfileRefugeeDocumentUpload: 'tests/journeys/auth/flags.spec.ts',
  showOfferBoard: 'server/graphql/content/offers.test.ts',
  showCertificateVerificationFeatures: 'server/graphql/learning/verifications.test.ts',
  showSuccessPageLanguageSection: 'tests/journeys/auth/flags.spec.ts',
  showSuccessBadges: 'tests/journeys/auth/flags.spec.ts',
  showApplicationChecklist: 'tests/journeys/auth/flags.spec.ts',
  showHomepageUpdatesSection: 'tests/journeys/auth/flags.spec.ts',
  showHomepageActivityStreak: 'tests/journeys/auth/flags.spec.ts',
  showHomepageFeaturedModule: 'tests/journeys/auth/flags.spec.ts',
  showGoogleLogin: 'server/rest/identity/openid.test.ts',
  showSupportChat: 'tests/journeys/auth/flags.spec.ts',
  showOpenCampus: 'tests/journeys/auth/flags.spec.ts',
  showCommunity: 'tests/journeys/auth/flags.spec.ts',
  enableCompletionCertificates: 'src/campus/learning/certificate-offered.test.ts',
  showSuccessInNavBar: 'tests/journeys/auth/flags.spec.ts',
  showIdasIntegrationOptions: 'tests/journeys/auth/flags.spec.ts',
  showHelpCenter: 'tests/journeys/auth/flags.spec.ts',
  showReviews: 'tests/journeys/auth/flags.spec.ts',
  allowStudentCourseCompletion: 'server/graphql/learning/progress.test.ts',
  showSuccessPageModuleProgressSection: 'tests/journeys/auth/flags.spec.ts',
  showLearnerMap: 'tests/journeys/auth/flags.spec.ts',
  showLearnersFullName: 'server/policies/public-name.test.ts',
  showContentProviders: 'tests/journeys/auth/flags.spec.ts',
  showUserGeneratedContent: 'server/graphql/user-content/user-content.test.ts',
  allowHidingSurveys: 'tests/journeys/auth/flags.spec.ts',
  showSurveyBanner: 'tests/journeys/auth/flags.spec.ts',
  hasLockedOnboardingSlides: 'tests/journeys/auth/flags.spec.ts',
  allowProfileEdit: 'tests/journeys/auth/flags.spec.ts',
  allowUnderage: 'server/graphql/account/profile.test.ts',
};

const ENTRIES = ['src/main.tsx', 'sw/worker.ts', 'sw/device-part.ts', 'server/main.ts'];
const NAMES: ReadonlySet<string> = new Set(FEATURE_FLAGS);

/** The flags that a source reads: as a name in its code, and not in a comment, a text or a type. */
function flagsAskedIn(source: Source): string[] {
  const asked: string[] = [];
  visit(parsed(source), (node, around) => {
    const name = node.type === 'Identifier' ? nameOf(node) : undefined;
    if (name !== undefined && NAMES.has(name) && !around.some(({ type }) => /^TS(Type|Interface|Property)/.test(type)))
      asked.push(name);
  });
  return asked;
}

describe('a feature flag', () => {
  const code = reachedFrom(ENTRIES, sourcesOf('src/**/*.{ts,tsx}', 'sw/**/*.ts', 'server/**/*.ts')).filter(
    ({ path }) => path !== 'src/campus/organisation/features.ts',
  );
  const asked = new Set(code.flatMap(flagsAskedIn));
  const built = FEATURE_FLAGS.flatMap((flag) => {
    const proof = PROOFS[flag];
    return proof === undefined ? [] : [[flag, proof] as const];
  });

  it.each(nonEmpty(built, 'flag of a section that is built'))('%s has its proof in %s', (flag, proof) => {
    const [source] = sourcesOf(proof);
    expect(
      source && [...flagsProvenIn(source)],
      `Show what ${flag} makes of it by flagCases in an it.each, or by a section or a switch of flags.spec.ts.`,
    ).toContain(flag);
  });

  it.each(nonEmpty(built, 'flag of a section that is built'))('%s is asked for by code that runs', (flag) => {
    expect([...asked]).toContain(flag);
  });

  it('that is asked for somewhere has its test', () => {
    const unproven = FEATURE_FLAGS.filter((flag) => PROOFS[flag] === undefined && asked.has(flag));
    expect(unproven, 'Its section is built: show by a test that the flag gates it, and name the test here.').toEqual(
      [],
    );
  });
});

describe('the search for proofs', () => {
  const inTest = (text: string) => [...flagsProvenIn({ path: 'probe.test.ts', text })];

  it('takes both states with what each comes to', () => {
    const table = "flagCases('showReviews', { off: 1, on: 2 })";
    expect(inTest(`it.each(${table})('x', (isOn, is) => { expect(f(isOn)).toBe(is); });`)).toEqual(['showReviews']);
    expect(inTest(`it.each(${table})('x', (isOn, is) => { expect(f(true)).toBe(is); });`)).toEqual([]);
    expect(inTest(`${table}; it('showReviews', () => {});`)).toEqual([]);
  });

  it('takes a journey that finds in one state what is gone in the other', () => {
    const on = 'await expect(part).toBeVisible();';
    const off = "await switchOff(campus, 'showReviews');";
    const gone = 'await expect(part.first()).toHaveCount(0);';
    const journey = (...lines: string[]) => inTest(`test('x', async () => { ${lines.join(' ')} });`);
    expect(journey(on, off, gone)).toEqual(['showReviews']);
    expect(journey(off, gone, 'await switchOff(campus, undefined);', 'await part.click();')).toEqual(['showReviews']);
    expect(journey(off, gone)).toEqual([]);
    expect(journey(on, off, on)).toEqual([]);
    expect(journey(on, gone, "await switchOff(campus, 'showCommunity');")).toEqual([]);
  });
});
