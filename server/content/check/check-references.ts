import { emailErrors } from '#campus/account/auth-errors.ts';
import type { Mistake } from '#server/content/files/mistakes.ts';
import type { CampusFiles } from '#server/content/files/parse-campus.ts';
import type { ItemRef } from '#server/content/files/people-file.ts';
import type { ConsentFile } from '#server/content/files/text-files.ts';
import { checkAttachments } from './check-attachments.ts';
import { checkBoards } from './check-boards.ts';
import { checkDocuments } from './check-documents.ts';
import { checkLanguageSchool } from './check-language-school.ts';
import { checkQuestionnaire } from './check-rules.ts';
import { checkRuns } from './check-runs.ts';
import { checkTimes } from './check-times.ts';
import { checkUserContent } from './check-user-content.ts';

type Kind = keyof typeof NAMES;

interface Check {
  /** A mistake where nothing of that kind has this id. */
  known(kind: Kind, id: string | undefined, file: string, field: string): void;
  item(item: ItemRef, file: string, field: string): void;
}

/** What one file says about another must be there; whatever is not, is named with file and field. */
export function checkReferences(campus: CampusFiles, mistakes: Mistake[], now: Date): void {
  const ids: Readonly<Record<Kind, ReadonlySet<string>>> = {
    module: campus.ids.modules,
    course: campus.ids.units,
    questionnaire: campus.ids.questionnaires,
    tag: new Set(campus.tags.map(({ id }) => id)),
    provider: new Set(campus.providers.map((provider) => provider.id)),
    subOrganisation: new Set(campus.subOrganisations.map(({ value }) => value.path)),
    list: new Set(campus.people.flatMap((person) => person.lists.map((list) => list.id))),
    terms: new Set(campus.terms.keys()),
    consent: new Set(consentsOf(campus).map(({ id }) => id)),
  };
  const known: Check['known'] = (kind, id, file, field) => {
    if (id !== undefined && !ids[kind].has(id))
      mistakes.push({ file, field, message: `there is no ${NAMES[kind]} "${id}"` });
  };
  const item: Check['item'] = (ref, file, field) =>
    'module' in ref
      ? known('module', ref.module, file, `${field}.module`)
      : known('course', ref.course, file, `${field}.course`);
  checkUnique(campus, mistakes);
  checkContent(campus, { known, item });
  checkQuestionnaires(campus, { known, item }, mistakes);
  checkFrames(campus, mistakes);
  checkChat(campus, mistakes);
  checkPackages(campus, mistakes);
  checkTargetGroups(campus, mistakes);
  checkRuns(campus, mistakes);
  checkTimes(campus, mistakes, now);
  checkBoards(campus, mistakes);
  checkAttachments(campus, mistakes);
  checkDocuments(campus, mistakes);
  checkUserContent(campus, mistakes);
  checkLanguageSchool(campus, mistakes);
  checkPeople(campus, { known, item });
  checkEmails(campus, mistakes);
}

function checkContent({ organisation, modules, units, categories }: CampusFiles, { known }: Check): void {
  known('module', organisation.featuredModule, 'organisation.yaml', 'featuredModule');
  for (const [id, module] of modules) {
    for (const [n, tag] of module.tags.entries()) known('tag', tag, `modules/${id}.yaml`, `tags.${n}`);
    for (const [n, entry] of module.courses.entries())
      known('course', entry.course, `modules/${id}.yaml`, `courses.${n}.course`);
  }
  for (const [id, { unit }] of units) {
    const file = `units/${id}/unit.yaml`;
    for (const [n, provider] of unit.providers.entries()) known('provider', provider, file, `providers.${n}`);
    for (const [n, tag] of unit.tags.entries()) known('tag', tag, file, `tags.${n}`);
    known('questionnaire', unit.feedbackSurvey, file, 'feedbackSurvey');
    known('course', unit.prerequisite?.course, file, 'prerequisite.course');
    known('module', unit.prerequisite?.module, file, 'prerequisite.module');
  }
  for (const [c, category] of categories.entries()) {
    known('subOrganisation', category.subOrganisation, 'categories.yaml', `${c}.subOrganisation`);
    for (const [s, section] of category.sections.entries()) {
      const field = `${c}.sections.${s}`;
      for (const [n, id] of section.modules.entries()) known('module', id, 'categories.yaml', `${field}.modules.${n}`);
      for (const [n, id] of section.courses.entries()) known('course', id, 'categories.yaml', `${field}.courses.${n}`);
    }
  }
}

function checkQuestionnaires({ questionnaires, units }: CampusFiles, { known }: Check, mistakes: Mistake[]): void {
  for (const [identifier, questionnaire] of questionnaires) {
    const file = `questionnaires/${identifier}.yaml`;
    checkQuestionnaire(questionnaire, file, '', mistakes);
    known('subOrganisation', questionnaire.subOrganisation, file, 'subOrganisation');
  }
  for (const { file, value } of [...units.values()].flatMap(({ lessons }) => lessons)) {
    if (typeof value.questionnaire === 'string') known('questionnaire', value.questionnaire, file, 'questionnaire');
    else if (value.questionnaire !== undefined)
      checkQuestionnaire(value.questionnaire, file, 'questionnaire.', mistakes);
  }
}

/** A frame that the policy does not let in would stay empty. */
function checkFrames({ organisation, units }: CampusFiles, mistakes: Mistake[]): void {
  for (const { file, value } of [...units.values()].flatMap(({ lessons }) => lessons))
    for (const [n, component] of value.components.entries())
      if ('h5p' in component && !organisation.frameHosts.includes(new URL(component.h5p.url).origin))
        mistakes.push({ file, field: `components.${n}.h5p.url`, message: 'is not of a host in frameHosts' });
}

/** Groups of a unit that everybody sees would keep nobody out. */
function checkTargetGroups({ units }: CampusFiles, mistakes: Mistake[]): void {
  for (const [id, { unit }] of units)
    if (unit.targetGroups.length > 0 && !unit.isPrivate)
      mistakes.push({ file: `units/${id}/unit.yaml`, field: 'targetGroups', message: 'are of a private unit only' });
}

function checkPackages({ units, people }: CampusFiles, mistakes: Mistake[]): void {
  for (const [id, { unit }] of units)
    if (unit.package !== undefined && unit.courseType !== 'SCORM')
      mistakes.push({
        file: `units/${id}/unit.yaml`,
        field: 'package',
        message: `a ${unit.courseType} has no package`,
      });
  for (const [p, { courses }] of people.entries())
    for (const [n, { course, played }] of courses.entries())
      if (played !== undefined && units.get(course)?.unit.package === undefined)
        mistakes.push({
          file: 'people.yaml',
          field: `${p}.courses.${n}.played`,
          message: 'is of a unit without a package',
        });
}

function checkPeople({ people }: CampusFiles, { known, item }: Check): void {
  const file = 'people.yaml';
  for (const [p, person] of people.entries()) {
    for (const [n, id] of person.modules.entries()) known('module', id, file, `${p}.modules.${n}`);
    for (const [n, id] of person.subOrganisations.entries())
      known('subOrganisation', id, file, `${p}.subOrganisations.${n}`);
    for (const [n, status] of person.courses.entries()) {
      known('course', status.course, file, `${p}.courses.${n}.course`);
      known('module', status.module, file, `${p}.courses.${n}.module`);
    }
    for (const kind of ['bookmarks', 'tutorOf'] as const)
      for (const [n, ref] of person[kind].entries()) item(ref, file, `${p}.${kind}.${n}`);
    for (const kind of ['reviews', 'proofs', 'notifications'] as const)
      for (const [n, { course }] of person[kind].entries()) known('course', course, file, `${p}.${kind}.${n}.course`);
    for (const [l, list] of person.lists.entries())
      for (const [n, ref] of list.items.entries()) item(ref, file, `${p}.lists.${l}.items.${n}`);
    for (const [n, id] of person.follows.entries()) known('list', id, file, `${p}.follows.${n}`);
    for (const [n, id] of person.acceptedTerms.entries()) known('terms', id, file, `${p}.acceptedTerms.${n}`);
    for (const [n, id] of person.consents.entries()) known('consent', id, file, `${p}.consents.${n}`);
  }
}

const NAMES = {
  module: 'module',
  course: 'unit',
  questionnaire: 'questionnaire',
  tag: 'tag',
  provider: 'provider',
  subOrganisation: 'sub-organisation',
  list: 'list',
  terms: 'version of the terms',
  consent: 'consent',
} as const;

/** The organisation's consents and those of its partners: one is asked for by its identifier, so both are there once. */
function consentsOf({ consents, subOrganisations }: CampusFiles): readonly ConsentFile[] {
  return [...consents, ...subOrganisations.flatMap(({ value }) => value.registerConsent ?? [])];
}

function checkUnique(campus: CampusFiles, mistakes: Mistake[]): void {
  const { organisation, people, providers, categories, subOrganisations } = campus;
  const consents = consentsOf(campus);
  const once: readonly (readonly [file: string, what: string, values: readonly string[]])[] = [
    ['people.yaml', 'id', people.map((person) => person.id)],
    ['people.yaml', 'email', people.map((person) => person.email.toLowerCase())],
    ['people.yaml', 'lists', people.flatMap((person) => person.lists.map((list) => list.id))],
    ['people.yaml', 'lists.urlAlias', people.flatMap((person) => person.lists.flatMap((list) => list.urlAlias ?? []))],
    ['tags.yaml', 'id', campus.tags.map(({ id }) => id)],
    ['tags.yaml', 'abbreviation', campus.tags.map(({ abbreviation }) => abbreviation.toUpperCase())],
    ['providers.yaml', 'id', providers.map((provider) => provider.id)],
    ['categories.yaml', 'identifier', categories.map((category) => category.identifier)],
    ['offers.yaml', 'id', campus.offers.flatMap(({ offers }) => offers.map(({ id }) => id))],
    ['consents.yaml', 'id', consents.map(({ id }) => id)],
    ['consents.yaml', 'identifier', consents.map(({ identifier }) => identifier)],
    ['sub-organisations', 'id', subOrganisations.map(({ value }) => value.id)],
  ];
  for (const [file, what, values] of once) {
    const before = new Set<string>();
    for (const [n, value] of values.entries()) {
      if (before.has(value)) mistakes.push({ file, field: `${n}.${what}`, message: `"${value}" is there twice` });
      before.add(value);
    }
  }
  for (const [n, host] of organisation.hosts.entries())
    if (organisation.hosts.indexOf(host) !== n)
      mistakes.push({ file: 'organisation.yaml', field: `hosts.${n}`, message: `"${host}" is there twice` });
}

/** Nobody logs in by an address of another domain than the organisation's (AUTH-7). */
function checkEmails({ organisation: { traits }, people }: CampusFiles, mistakes: Mistake[]): void {
  const { emailDomain } = traits;
  if (emailDomain === null) return;
  for (const [p, { email }] of people.entries())
    if (emailErrors(email, emailDomain).length > 0)
      mistakes.push({
        file: 'people.yaml',
        field: `${p}.email`,
        message: `must be an address of ${emailDomain}, the emailDomain of organisation.yaml: "${email}" can never log in`,
      });
}

/** A browser gives a cookie of the campus to the chat only where both are of one host or of one domain. */
function checkChat({ organisation: { mattermost, hosts } }: CampusFiles, mistakes: Mistake[]): void {
  if (mattermost === undefined) return;
  const { url, cookieDomain } = mattermost;
  const shares = (host: string): boolean =>
    cookieDomain === null ? host === new URL(url).hostname : `.${host}`.endsWith(`.${cookieDomain}`);
  if (!hosts.some(shares))
    mistakes.push({
      file: 'organisation.yaml',
      field: 'mattermost.cookieDomain',
      message: 'must be a domain that the chat shares with one of the hosts',
    });
}
