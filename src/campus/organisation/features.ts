import * as v from 'valibot';
import { recordOf } from '#campus/text/record-of.ts';

/** Every feature flag, one typed table (TENANT-7); a flag that a file leaves out is off. */
export const FEATURE_FLAGS = [
  'hasRegistration',
  'hasOnlySuborgRegistration',
  'hasGoogleAnalytics',
  'showLanguagePicker',
  'showProfileContactInformationSection',
  'showProfileRefugeeDocumentUpload',
  'showOfferBoard',
  'showCertificateVerificationFeatures',
  'showSuccessPageLanguageSection',
  'showSuccessBadges',
  'showApplicationChecklist',
  'showHomepageUpdatesSection',
  'showHomepageActivityStreak',
  'showHomepageFeaturedModule',
  'showGoogleLogin',
  'showSupportChat',
  'showOpenCampus',
  'showCommunity',
  'enableCompletionCertificates',
  'showSuccessInNavBar',
  'showIdasIntegrationOptions',
  'showHelpCenter',
  'showReviews',
  'allowStudentCourseCompletion',
  'showSuccessPageModuleProgressSection',
  'showLearnerMap',
  'showLearnersFullName',
  'showContentProviders',
  'showUserGeneratedContent',
  'allowHidingSurveys',
  'showSurveyBanner',
  'hasLockedOnboardingSlides',
  'allowProfileEdit',
  'allowUnderage',
] as const;

export type FeatureFlag = (typeof FEATURE_FLAGS)[number];
export type Features = Record<FeatureFlag, boolean>;

export const featuresSchema = v.strictObject(recordOf(FEATURE_FLAGS, () => v.optional(v.boolean(), false)));
