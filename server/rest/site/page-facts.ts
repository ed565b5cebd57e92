import Negotiator from 'negotiator';
import { directionOf, isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { partnerOf } from '#campus/organisation/partner-of.ts';
import { escaped } from '#campus/page/page-outline.ts';
import { addressIn } from '#campus/text/address-in.ts';
import { visibleCourse, visibleModule } from '#server/graphql/core/sources.ts';
import type { Visit } from '#server/http/visit.ts';
import { type LanguageChain, pickOptional, pickText } from '#server/model/localized.ts';
import { publicOrganisation } from '#server/rest/organisation/public-organisation.ts';

type CampusVisit = Extract<Visit, { is: 'campus' }>;

/** What the first HTML says of a page to whoever runs no script: a messenger that shows a link, a search engine. */
export interface PageFacts {
  readonly title: string;
  readonly description: string | null;
  /** Path of a picture on this host. */
  readonly image: string;
  /** Of title and description. */
  readonly language: LanguageCode;
  /** The one address of what is shown; null where that is nothing that everybody may see. */
  readonly path: string | null;
}

/** Messengers draw no SVG: there the campus's own sign stands for it. */
const CAMPUS_SIGN = '/icons/icon-512.png';
const DRAWN = /\.(?:webp|png|jpe?g)$/;

const COURSE = /^\/(?:course|program\/[^/]+\/unit)\/([^/]+)\/?$/;
const MODULE = /^\/program\/([^/]+)\/?$/;

/** What anybody may know of the page at a path; of a page that is not for everybody, the organisation's name alone. */
export async function pageFacts(
  visit: CampusVisit,
  pathname: string,
  accepted: string | undefined,
): Promise<PageFacts> {
  const { organisation } = visit.catalogue;
  const chain = chainOf(visit, accepted);
  const campus = organisation.denomination;
  const unit = await publicUnit(visit, pathname);
  if (unit !== undefined) {
    const { denomination, description, image } = unit;
    const title = pickText(denomination, chain);
    return {
      title: `${title.text} · ${campus}`,
      description: pickOptional(description, chain),
      image: image !== null && DRAWN.test(image) ? image : CAMPUS_SIGN,
      language: title.language,
      path: unit.path,
    };
  }
  const partner = partnerOf(publicOrganisation(visit), pathname);
  const tagline = pickText(partner?.tagline ?? organisation.tagline, chain);
  return {
    title: partner === undefined ? campus : `${partner.denomination} · ${campus}`,
    description: tagline.text === '' ? null : tagline.text,
    image: CAMPUS_SIGN,
    language: tagline.language,
    path: partner === undefined ? null : `/partner/${encodeURIComponent(partner.path)}`,
  };
}

/** As nobody who is signed in would see it: the same rules as those of every answer. */
async function publicUnit({ catalogue }: CampusVisit, pathname: string) {
  const { organisation } = catalogue;
  const nobody = { catalogue, organisation, person: undefined, learner: undefined, profile: undefined };
  const [courseId, moduleId] = [COURSE, MODULE].map((path) => path.exec(pathname)?.[1]);
  if (courseId !== undefined) {
    const course = (await visibleCourse(nobody, courseId))?.course;
    // What a course is about is a text with headings and lists; its subtitle is one line.
    return course && { ...course, description: course.subtitle, path: `/course/${course.id}` };
  }
  const module = moduleId === undefined ? undefined : (await visibleModule(nobody, moduleId))?.module;
  return module && { ...module, description: module.about, path: `/program/${module.id}` };
}

function chainOf({ catalogue: { organisation } }: CampusVisit, accepted: string | undefined): LanguageChain {
  const negotiator = new Negotiator({ headers: { 'accept-language': accepted ?? '' } });
  const [asked] = accepted === undefined ? [] : negotiator.languages([...LANGUAGE_CODES]).filter(isLanguageCode);
  return {
    asked: organisation.forcedLanguage ?? asked ?? organisation.defaultLanguage,
    fallback: [...organisation.languageFallback, organisation.defaultLanguage],
  };
}

/** Writes the facts into a page; what was there for the same (the title) goes. `origin`: of the campus, for absolute addresses. */
export function spliceFacts(html: string, facts: PageFacts, origin: string): string {
  const { title, description, image, language, path } = facts;
  const absolute = (own: string): string => addressIn(own, origin)?.href ?? origin;
  const url = path === null ? null : absolute(path);
  const graph = { title, description, image: absolute(image), url, type: 'website', locale: language };
  const tags = [
    ...(url === null ? [] : [`<link rel="canonical" href="${escaped(url)}">`]),
    ...(description === null ? [] : [`<meta name="description" content="${escaped(description)}">`]),
    ...Object.entries(graph).flatMap(([name, content]) =>
      content === null ? [] : [`<meta property="og:${name}" content="${escaped(content)}">`],
    ),
  ];
  return html
    .replace(/<html(?=[ >])/, () => `<html lang="${language}" dir="${directionOf(language)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>${tags.join('')}`);
}
