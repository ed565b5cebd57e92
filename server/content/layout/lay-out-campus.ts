import { createHash } from 'node:crypto';
import { makeTheme } from '#campus/theme/make-theme.ts';
import type { Mistake } from '#server/content/files/mistakes.ts';
import type { CampusFiles } from '#server/content/files/parse-campus.ts';
import type { Organisation, SubOrganisation } from '#server/model/shapes.ts';
import { textHashOf } from '#server/model/text-hash.ts';
import type { ContentKind } from '#server/store/schema/tables.ts';
import { collectFilms } from './films.ts';
import { layOutFont } from './lay-out-font.ts';
import { layOutLanding } from './lay-out-landing.ts';
import { layOutLanguageSchool } from './lay-out-language-school.ts';
import { type Add, layOutLearning } from './lay-out-learning.ts';
import { layOutOffers } from './lay-out-offers.ts';
import { layOutRuns, type RunLayout } from './lay-out-runs.ts';
import { layOutConsent, layOutTexts, type Texts } from './lay-out-texts.ts';
import { collectMedia, type Media } from './media.ts';
import { collectPictures, type Pictures } from './pictures.ts';
import { layOutScreens } from './screen-pictures.ts';
import type { Packages } from './take-packages.ts';

/** One row of `content`, with the digest by which an unchanged one is left alone. */
export interface ContentRow {
  readonly kind: ContentKind;
  readonly id: string;
  readonly parentId: string;
  readonly position: number;
  readonly data: string;
  readonly digest: string;
}

/** A campus as it is going to be stored: rows and files, nothing written yet. */
export interface CampusLayout {
  readonly organisation: Organisation;
  readonly organisationDigest: string;
  readonly rows: readonly ContentRow[];
  readonly runs: readonly RunLayout[];
  readonly people: CampusFiles['people'];
  readonly attachments: CampusFiles['attachments'];
  readonly documents: CampusFiles['documents'];
  readonly boards: CampusFiles['boards'];
  /** Where the files lie that it names. */
  readonly folder: string;
  readonly passedOver: CampusFiles['passedOver'];
  readonly userContents: CampusFiles['userContents'];
  readonly subOrganisationIds: ReadonlyMap<string, string>;
  readonly textHashes: ReadonlyMap<string, string>;
  readonly demoPassword: string | undefined;
  readonly media: Media;
}

/** What a campus is laid out with beside its own files. */
interface CampusSurroundings {
  readonly mistakes: Mistake[];
  readonly packages: Packages;
  /** Times that the files count from the import are counted from it. */
  readonly now: Date;
}

export function layOutCampus(campus: CampusFiles, { mistakes, packages, now }: CampusSurroundings): CampusLayout {
  const media = collectMedia();
  const pictures = collectPictures(campus.folder, makeTheme(campus.organisation.brand).light, media, mistakes);
  const organisation: Organisation = {
    ...layOutOrganisation(campus, pictures),
    fontUrl: layOutFont(campus.folder, campus.organisation.font, { media, mistakes }),
    screenshots: layOutScreens(campus.folder, campus.organisation.screenshots, { media, mistakes }),
  };
  const partners = campus.subOrganisations.map(({ file, value }) => layOutSubOrganisation(value, file, pictures));
  const texts = layOutTexts(campus, pictures);
  const rows: ContentRow[] = [];
  const add: Add = (kind, id, data, parentId = '') => {
    const text = JSON.stringify(data);
    const position = rows.length;
    rows.push({ kind, id, parentId, position, data: text, digest: digestOf(`${position} ${parentId} ${text}`) });
  };
  for (const partner of partners) add('subOrganisation', partner.id, partner);
  for (const component of layOutLanding({ name: 'landing', file: 'landing.yaml', field: '', pictures }, campus.landing))
    add('landing', component.id, component);
  for (const text of texts.texts) add('text', text.identifier, text);
  for (const version of texts.terms) add('terms', version.id, version);
  for (const consent of texts.consents) add('consent', consent.id, consent);
  for (const slide of texts.slides) add('slide', String(slide.rank), slide);
  for (const offer of layOutOffers(campus.offers, pictures, now)) add('offer', offer.id, offer);
  for (const category of layOutLanguageSchool(campus.languageSchool))
    add('languageSchoolCategory', category.identifier, category);
  layOutLearning({ campus, pictures, films: collectFilms(campus.folder, media, mistakes), packages, add, now });
  return {
    organisation,
    organisationDigest: digestOf(JSON.stringify(organisation)),
    rows,
    runs: layOutRuns(campus.units, now),
    people: campus.people,
    attachments: campus.attachments,
    documents: campus.documents,
    boards: campus.boards,
    folder: campus.folder,
    passedOver: campus.passedOver,
    userContents: campus.userContents,
    subOrganisationIds: new Map(partners.map(({ path, id }) => [path, id])),
    textHashes: textHashesOf(texts, partners),
    demoPassword: campus.organisation.demoPassword,
    media,
  };
}

function textHashesOf({ terms, consents }: Texts, partners: readonly SubOrganisation[]): ReadonlyMap<string, string> {
  const asked = [...consents, ...partners.flatMap(({ registerConsent }) => registerConsent ?? [])];
  return new Map([
    ...terms.map(({ id, content }) => [id, textHashOf(content)] as const),
    ...asked.map(({ id, description }) => [id, textHashOf(description)] as const),
  ]);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function layOutOrganisation({ organisation, people }: CampusFiles, pictures: Pictures) {
  const {
    logo,
    font: _font,
    navbarAlternativeLogo,
    screenshots: _,
    loginBackground,
    demoPassword,
    supportEmail,
    privacyPolicyLink,
    helpCenterLink,
    ...rest
  } = organisation;
  const identityClients = rest.identityClients.map((client, n) => ({
    ...client,
    buttonIcon: pictures.addressOf(client.buttonIcon, 'organisation.yaml', `identityClients.${n}.buttonIcon`),
  }));
  const accounts = people.flatMap(({ email, firstName, lastName, demoNote }) => {
    if (demoNote === undefined) return [];
    return [{ email, name: [firstName, lastName].join(' ').trim() || email, note: demoNote }];
  });
  return {
    ...rest,
    logo: pictures.addressOf(logo, 'organisation.yaml', 'logo') ?? '',
    navbarAlternativeLogo: pictures.addressOf(navbarAlternativeLogo, 'organisation.yaml', 'navbarAlternativeLogo'),
    loginBgImage: pictures.addressOf(loginBackground, 'organisation.yaml', 'loginBackground'),
    supportEmail: supportEmail ?? null,
    privacyPolicyLink: privacyPolicyLink ?? null,
    helpCenterLink: helpCenterLink ?? null,
    publicOrigin: rest.publicOrigin ?? null,
    externalLogout: rest.externalLogout ?? null,
    identityClients,
    onboardingSlideRedirectUrl: rest.onboardingSlideRedirectUrl ?? null,
    featuredModule: rest.featuredModule ?? null,
    geocoderUrl: rest.geocoderUrl ?? null,
    mapTiles: rest.mapTiles ?? null,
    mattermost: rest.mattermost ?? null,
    wallet: rest.wallet ?? null,
    searchService: rest.searchService ?? null,
    traits: {
      ...rest.traits,
      sponsorLogo: pictures.addressOf(rest.traits.sponsorLogo ?? undefined, 'organisation.yaml', 'traits.sponsorLogo'),
    },
    demo: demoPassword === undefined ? null : { password: demoPassword, accounts },
  };
}

function layOutSubOrganisation(
  value: CampusFiles['subOrganisations'][number]['value'],
  file: string,
  pictures: Pictures,
): SubOrganisation {
  const { logo, logoSize = null, loginBackground, landing, registerConsent, ...rest } = value;
  return {
    ...rest,
    logo: pictures.addressOf(logo, file, 'logo'),
    logoSize,
    loginBgImage: pictures.addressOf(loginBackground, file, 'loginBackground'),
    landing: layOutLanding({ name: value.path, file, field: 'landing', pictures }, landing),
    registerConsent: registerConsent && layOutConsent(registerConsent),
  };
}
