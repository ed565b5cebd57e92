import type { Group } from './matrix-groups.ts';

const text = (group: Group, what: string) => `{ de: cnry-${group}-${what} }`;
const color = "color: '#223344'";

const course = (group: Group, more = '', courseType = 'REGULAR_MOOC') =>
  `denomination: ${text(group, 'course')}\ncourseType: ${courseType}\nabout: ${text(group, 'about')}\nworkload: 10\n${more}`;
/** A run with one date; its links are for who has a place and for who teaches, which is the owner alone. */
const run = (name: string, group: Group) =>
  `runs: [{ id: ${name}-run, zone: Europe/Berlin, appointments: [{ id: ${name}-date, denomination: ${text(group, 'date')}, description: ${text(group, 'date')}, start: now+1d 18:00, minutes: 60, url: 'https://meet.example/cnry-owner-join', moderatorLink: 'https://meet.example/cnry-owner-lead' }] }]\n`;
const lesson = (group: Group) =>
  `denomination: ${text('campus', 'lesson')}\nlength: 5\ncomponents:\n  - text: ${text(group, 'text')}\n  - collapsible: { title: ${text(group, 'title')}, text: ${text(group, 'text')} }\n`;
const module = (group: Group, of: string) =>
  `denomination: ${text(group, 'module')}\nabout: ${text(group, 'module-about')}\n${color}\ncourses: [{ course: ${of} }]\n`;
const survey = (group: Group, more: string) =>
  `denomination: ${text(group, 'survey')}\nwelcomeMessage: ${text(group, 'welcome')}\n${more}\npages:\n  - { title: ${text(group, 'page')}, description: ${text(group, 'page')}, questions: [{ satisfaction: { identifier: grade, label: ${text(group, 'question')}, description: ${text(group, 'help')} } }] }\n`;
export const partner = (id: string, path: string, consent: Group) =>
  `id: ${id}\ndenomination: cnry-tenant-${path}\npath: ${path}\nmainColor: '#223344'\nisRestricted: true\ntagline: ${text('tenant', 'tagline')}\nregisterConsent: { id: consent-${path}, identifier: terms-${path}, denomination: ${text(consent, 'consent')}, description: ${text(consent, 'consent')} }\n`;

export const HARBOUR: Readonly<Record<string, string>> = {
  'people.yaml': `
- { id: owner, email: cnry-owner-mail@harbour.example, firstName: cnry-owner-first, lastName: cnry-owner-last, nickname: cnry-tenant-nickname, language: de,
    subOrganisations: [closed], modules: [open-module, partner-module], courses: [{ course: private-course, status: TAKEN, at: now }, { course: live-course, status: TAKEN, at: now }, { course: project-course, status: TAKEN, at: now }, { course: private-project, status: TAKEN, at: now }, { course: open-project, status: TAKEN, at: now }],
    tutorOf: [{ course: taught-course }], places: [{ appointment: live-date }], proofs: [{ course: open-course, link: 'https://proof.example/cnry-owner-proof', at: now }],
    bookmarks: [{ module: partner-module }, { course: private-course }],
    lists: [{ id: own-list, denomination: cnry-owner-list, items: [{ module: partner-module }, { course: private-course }] },
            { id: public-list, denomination: cnry-tenant-list, isPublic: true, items: [{ module: partner-module }, { course: private-course }, { course: open-course }] }] }
- { id: stranger, email: stranger@harbour.example, language: de, follows: [public-list] }
- { id: pupil, email: pupil@harbour.example, nickname: cnry-tenant-pupil, language: de, places: [{ appointment: taught-date }], proofs: [{ course: taught-course, link: 'https://proof.example/cnry-owner-pupil', at: now }] }
- { id: neighbour, email: neighbour@harbour.example, language: de, subOrganisations: [garden], modules: [neighbour-module] }
`,
  'boards.yaml': `
- { course: private-course, messages: [{ id: own-message, by: owner, at: now, text: cnry-private-message, comments: [{ id: own-comment, by: owner, at: now, text: cnry-private-comment }] }] }
- { course: taught-course, messages: [{ id: taught-message, by: pupil, at: now, text: cnry-owner-reported }] }
- { run: live-run, messages: [{ id: live-message, by: owner, at: now, text: cnry-private-live }] }
`,
  'user-content.yaml': `
- { id: own-content, course: private-project, by: owner, at: now, isPublic: true, denomination: cnry-private-made, text: cnry-private-made }
- { id: closed-content, course: open-project, by: owner, at: now, denomination: cnry-private-made, text: cnry-private-made }
- { id: public-content, course: open-project, by: owner, at: now, isPublic: true, denomination: cnry-campus-made, text: cnry-campus-made }
`,
  'categories.yaml': `
- { identifier: category, denomination: ${text('campus', 'category')}, ${color}, sections: [{ id: s1, modules: [open-module], courses: [private-course, grouped-course] }] }
- { identifier: closed-category, subOrganisation: closed, denomination: ${text('partner', 'category')}, ${color}, isPromoted: true, sections: [{ id: s2, modules: [partner-module] }] }
- { identifier: garden-category, subOrganisation: garden, denomination: ${text('neighbour', 'category')}, ${color}, isPromoted: true, sections: [{ id: s3, modules: [neighbour-module] }] }
- { identifier: promoted-module-category, denomination: ${text('tenant', 'promoted')}, ${color}, isPromoted: true, sections: [{ id: s4, modules: [promoted-module] }] }
`,
  'landing.yaml': `- modules: { title: ${text('tenant', 'landing')} }\n`,
  'consents.yaml': `- { id: consent-gast, identifier: gast, denomination: ${text('tenant', 'consent')}, description: ${text('tenant', 'consent')} }\n`,
  'language-school.yaml': `- { identifier: languageResources, denomination: ${text('lesson', 'school')}, subcategories: [{ identifier: en, denomination: ${text('lesson', 'school')}, resources: [{ id: page, title: ${text('lesson', 'page')}, text: ${text('lesson', 'page')}, link: 'https://page.example' }] }] }\n`,
  'offers.yaml': `- { category: ${text('lesson', 'category')}, offers: [{ id: offer, title: ${text('lesson', 'offer')}, text: ${text('lesson', 'offer')}, countries: [DE], link: 'https://offer.example' }] }\n`,
  'texts/privacy.yaml': `content: ${text('tenant', 'privacy')}\n`,
  'terms/one.yaml': `validFrom: '2020-01-01'\ndenomination: ${text('tenant', 'terms')}\ncontent: ${text('tenant', 'terms')}\n`,
  'onboarding.yaml': `- { title: ${text('campus', 'slide')}, description: ${text('campus', 'slide')} }\n`,
  'modules/open-module.yaml': module('campus', 'open-course'),
  'modules/partner-module.yaml': module('partner', 'partner-course'),
  'modules/neighbour-module.yaml': module('neighbour', 'neighbour-course'),
  'modules/promoted-module.yaml': module('tenant', 'open-course'),
  'units/open-course/unit.yaml': course('campus'),
  'units/open-course/lessons/01-open-lesson.yaml': lesson('lesson'),
  'units/taught-course/unit.yaml': course('campus', `messageBoard: true\n${run('taught', 'campus')}`, 'DA_COURSE'),
  'units/live-course/unit.yaml': course(
    'private',
    `isPrivate: true\nmessageBoard: true\n${run('live', 'private')}`,
    'DA_COURSE',
  ),
  'units/project-course/unit.yaml': course('campus', '', 'PROJECT'),
  'units/private-course/unit.yaml': course(
    'private',
    'isPrivate: true\nmessageBoard: true\nfeedbackSurvey: about-private\n',
  ),
  // Nobody has taken it: the owner's target group alone lets them see it.
  'units/grouped-course/unit.yaml': course('private', 'isPrivate: true\ntargetGroups: [cnry-owner-target]\n'),
  'units/grouped-course/lessons/01-grouped-lesson.yaml': lesson('private'),
  'units/private-project/unit.yaml': course('private', 'isPrivate: true\nuserContent: true\n', 'PROJECT'),
  'units/open-project/unit.yaml': course('campus', 'userContent: true\n', 'PROJECT'),
  'units/private-course/lessons/01-private-lesson.yaml': lesson('private'),
  'units/partner-course/unit.yaml': course('partner'),
  'units/partner-course/lessons/01-partner-lesson.yaml': lesson('partner'),
  'units/neighbour-course/unit.yaml': course('neighbour'),
  'questionnaires/partner-survey.yaml': survey('partner', 'subOrganisation: closed'),
  'questionnaires/about-private.yaml': survey('private', 'isListed: false\nsubOrganisation: closed'),
};

export const FARAWAY: Readonly<Record<string, string>> = {
  'people.yaml': `
- { id: foreigner, email: cnry-elsewhere-mail@faraway.example, firstName: cnry-elsewhere-first, nickname: cnry-elsewhere-nick, language: de,
    lists: [{ id: far-list, denomination: cnry-elsewhere-list, isPublic: true, items: [] }] }
`,
  'categories.yaml': `- { identifier: category, denomination: ${text('elsewhere', 'category')}, ${color}, sections: [{ id: s1, modules: [far-module] }] }\n`,
  'language-school.yaml': `- { identifier: languageResources, denomination: ${text('elsewhere', 'school')}, subcategories: [{ identifier: en, denomination: ${text('elsewhere', 'school')}, resources: [{ id: page, title: ${text('elsewhere', 'page')}, text: ${text('elsewhere', 'page')}, link: 'https://page.example' }] }] }\n`,
  'offers.yaml': `- { category: ${text('elsewhere', 'category')}, offers: [{ id: offer, title: ${text('elsewhere', 'offer')}, text: ${text('elsewhere', 'offer')}, countries: [DE], link: 'https://offer.example' }] }\n`,
  'modules/far-module.yaml': module('elsewhere', 'far-course'),
  'units/far-course/unit.yaml': course('elsewhere'),
};
