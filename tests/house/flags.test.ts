import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FEATURE_FLAGS, type FeatureFlag } from '#campus/features.ts';
import { isTest, sourcesOf } from '#tests/support/sources.ts';

/** Where it is shown that the flag gates its section; `undefined`: the section is not built yet. */
const PROOFS: Readonly<Record<FeatureFlag, string | undefined>> = {
  hasRegistration: 'tests/journeys/doors-flags.spec.ts',
  hasOnlySuborgRegistration: 'tests/journeys/doors-house.spec.ts',
  hasGoogleAnalytics: 'tests/journeys/doors-flags.spec.ts',
  showLanguagePicker: 'tests/journeys/doors-flags.spec.ts',
  showProfileContactInformationSection: undefined,
  showProfileRefugeeDocumentUpload: undefined,
  showOfferBoard: undefined,
  showCertificateVerificationFeatures: 'server/graphql/reviews.test.ts',
  showSuccessPageLanguageSection: undefined,
  showSuccessBadges: 'tests/journeys/doors-flags.spec.ts',
  showApplicationChecklist: undefined,
  showHomepageUpdatesSection: 'tests/journeys/doors-flags.spec.ts',
  showHomepageActivityStreak: 'tests/journeys/doors-flags.spec.ts',
  showHomepageFeaturedModule: 'tests/journeys/doors-flags.spec.ts',
  showGoogleLogin: 'server/rest/openid.test.ts',
  showSupportChat: 'tests/journeys/doors-flags.spec.ts',
  showOpenCampus: 'tests/journeys/doors-flags.spec.ts',
  showCommunity: 'tests/journeys/doors-flags.spec.ts',
  enableCompletionCertificates: 'src/campus/certificate-offered.test.ts',
  showSuccessInNavBar: 'tests/journeys/doors-flags.spec.ts',
  showIdasIntegrationOptions: 'tests/journeys/doors-flags.spec.ts',
  showHelpCenter: 'tests/journeys/doors-flags.spec.ts',
  showReviews: 'tests/journeys/doors-flags.spec.ts',
  allowStudentCourseCompletion: 'server/graphql/progress.test.ts',
  showSuccessPageModuleProgressSection: 'tests/journeys/doors-flags.spec.ts',
  showLearnerMap: undefined,
  showLearnersFullName: 'server/policies/public-name.test.ts',
  showContentProviders: 'tests/journeys/doors-flags.spec.ts',
  showUserGeneratedContent: undefined,
  allowHidingSurveys: undefined,
  showSurveyBanner: undefined,
  hasLockedOnboardingSlides: 'tests/journeys/doors-flags.spec.ts',
  allowProfileEdit: 'tests/journeys/doors-flags.spec.ts',
  allowUnderage: 'server/graphql/profile.test.ts',
};

describe('a feature flag', () => {
  const code = sourcesOf('src/**/*.{ts,tsx}', 'server/**/*.ts').filter(
    (source) => !isTest(source) && !source.path.endsWith('.gen.ts') && source.path !== 'src/campus/features.ts',
  );
  const named = (flag: string, text: string): boolean => new RegExp(`\\b${flag}\\b`).test(text);
  const built = FEATURE_FLAGS.filter((flag) => PROOFS[flag] !== undefined);

  it.each(built)('%s has a test that names it, and code that asks for it', (flag) => {
    expect(named(flag, readFileSync(PROOFS[flag] ?? '', 'utf8'))).toBe(true);
    expect(code.some(({ text }) => named(flag, text))).toBe(true);
  });

  it('that is asked for somewhere has its test', () => {
    const unproven = FEATURE_FLAGS.filter((flag) => PROOFS[flag] === undefined);
    const asked = unproven.filter((flag) => code.some(({ text }) => named(flag, text)));
    expect(asked, 'Its section is built: show by a test that the flag gates it, and name the test here.').toEqual([]);
  });
});
