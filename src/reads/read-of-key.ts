import type { Read } from '#cache/campus-query.ts';
import { isLanguageCode, type LanguageCode } from '#campus/languages.ts';
import { achievementQueries } from '#features/achievements/queries.ts';
import { boardQueries } from '#features/boards/queries.ts';
import { communityQueries } from '#features/community/queries.ts';
import { docCheckQueries } from '#features/doc-check/queries.ts';
import { enrolmentQueries } from '#features/enrolment/queries.ts';
import { exploreQueries } from '#features/explore/queries.ts';
import { homeQueries } from '#features/home/queries.ts';
import { languageSchoolQueries } from '#features/language-school/queries.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { listQueries } from '#features/lists/queries.ts';
import { notificationQueries } from '#features/notifications/queries.ts';
import { offerQueries } from '#features/offers/queries.ts';
import { baseQueries } from '#features/onboarding/queries.ts';
import { profileQueries } from '#features/profile/queries.ts';
import { providerQueries } from '#features/providers/queries.ts';
import { settingsQueries } from '#features/settings/queries.ts';
import { surveyPageQueries } from '#features/surveys/page-queries.ts';
import { surveyQueries } from '#features/surveys/queries.ts';
import { textQueries } from '#features/texts/queries.ts';
import { unitQueries } from '#features/units/queries.ts';
import { userContentQueries } from '#features/user-content/queries.ts';
import { walletQueries } from '#features/wallet/queries.ts';

/** The newest were the only ones once: whatever else stood there belongs to them. */
function notificationOf(part: string, offset: number, language: LanguageCode): Read<unknown> {
  switch (part) {
    case 'older':
      return notificationQueries.older(offset, language);
    case 'unread':
      return notificationQueries.unread(language);
    default:
      return notificationQueries.latest(language);
  }
}

/**
 * Which read a row on the device belongs to; undefined where this release has no such read. A key is a name on learners'
 * disks: never changed, only added to (STORAGE-8).
 */
export function readOfKey(key: readonly unknown[]): Read<unknown> | undefined {
  const [family, ...rest] = key.map(String);
  const last = rest.at(-1) ?? '';
  const language: LanguageCode = isLanguageCode(last) ? last : 'en';
  const [first = '', second = '', third = ''] = rest;
  switch (family) {
    case 'achievements':
      return achievementQueries.mine(language);
    case 'community':
      return communityQueries.mine(language);
    case 'base':
      return baseQueries.appBaseData(language);
    case 'boards':
      return boardQueries.latest(first, language);
    case 'enrolment':
      return enrolmentQueries.reasons(language);
    case 'doc-check':
      return docCheckQueries.mine();
    case 'explore':
      return first === 'tags' ? exploreQueries.byTags(rest.slice(1, -1), language) : exploreQueries.catalogue(language);
    case 'home':
      return homeQueries.start(language);
    case 'language-school':
      return languageSchoolQueries.tree(language);
    case 'lessons':
      return lessonQueries.one(second, first, language);
    case 'lists':
      return first === 'mine' ? listQueries.mine(language) : listQueries.one(second, language);
    case 'notifications':
      return notificationOf(first, Number(second), language);
    case 'offers':
      return offerQueries.board(language);
    case 'profile':
      return profileQueries.mine(language);
    case 'providers':
      return first === 'list' ? providerQueries.list(language) : providerQueries.one(second, language);
    case 'settings':
      return settingsReadOf(first, language);
    case 'surveys':
      return first === 'list' ? surveyQueries.list(language) : surveyPageQueries.one(second, language);
    case 'texts':
      return textQueries.one(first, language);
    case 'units':
      return first === 'module'
        ? unitQueries.module(second, language)
        : unitQueries.course(third, language, second === '0' ? undefined : second);
    case 'user-content':
      return userContentQueries.one(first, language);
    case 'wallet':
      return walletQueries.mine();
    default:
      return undefined;
  }
}

function settingsReadOf(which: string, language: LanguageCode): Read<unknown> {
  if (which === 'nudges') return settingsQueries.nudges();
  if (which === 'sessions') return settingsQueries.sessions();
  return which === 'consents' ? settingsQueries.consents(language) : settingsQueries.account();
}
