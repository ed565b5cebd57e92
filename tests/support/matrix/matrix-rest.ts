import { OWNER_DOCUMENT, OWNER_FILE, PUPIL_DOCUMENT } from './matrix-file.ts';
import type { Group } from './matrix-groups.ts';

export interface RestRule {
  readonly asks: readonly string[];
  readonly method?: 'POST' | 'PATCH';
  /** Of the body; left out: JSON. */
  readonly type?: string;
  /** That somebody else than the owner may get. */
  readonly statuses: readonly number[];
  readonly shows?: readonly Group[];
}

/** Every path beside GraphQL: how it is asked for, and what whoever is not the owner gets. */
export const REST_RULES: Readonly<Record<string, RestRule>> = {
  '/graphql': { asks: ['/graphql?query={viewer{id}}'], statuses: [200, 401] },
  '/healthz': { asks: ['/healthz'], statuses: [200] },
  '/readyz': { asks: ['/readyz'], statuses: [200] },
  '/assets/*': { asks: ['/assets/nothing.js', '/assets/more/nothing.js'], statuses: [404] },
  '/player/:name': { asks: ['/player/nothing.js'], statuses: [404] },
  '/media/:name': { asks: ['/media/nothing.svg'], statuses: [404] },
  '/*': { asks: ['/', '/partner/closed', '/program/partner-module', '/list/own-list'], statuses: [200, 404] },
  '/dev/mail': { asks: ['/dev/mail'], statuses: [404] },
  '/dev/mail/:name': { asks: ['/dev/mail/nothing'], statuses: [404] },
  '/.well-known/security.txt': { asks: ['/.well-known/security.txt'], statuses: [200] },
  '/organisation.json': { asks: ['/organisation.json'], statuses: [200], shows: ['tenant'] },
  '/manifest.webmanifest': { asks: ['/manifest.webmanifest'], statuses: [200] },
  '/icons/:file': { asks: ['/icons/icon-192.png', '/icons/achievement-first-light.svg'], statuses: [200] },
  '/api/ticket': { asks: ['/api/ticket'], method: 'POST', statuses: [400, 401] },
  '/api/users/me/confirm-private-email/:token': {
    asks: ['/api/users/me/confirm-private-email/x', '/api/users/me/confirm-private-email/x?token=y'],
    statuses: [302],
  },
  '/api/users/me/revert-private-email/:token': {
    asks: ['/api/users/me/revert-private-email/x', '/api/users/me/revert-private-email/x?token=y'],
    statuses: [302],
  },
  '/api/course/:id/certificate': {
    asks: ['/api/course/private-course/certificate', '/api/course/private-course/certificate?token=x'],
    statuses: [302, 401, 404],
  },
  '/api/module/:id/certificate': { asks: ['/api/module/partner-module/certificate'], statuses: [401, 404] },
  '/api/appointment/:id/certificate': {
    asks: ['/api/appointment/live-date/certificate', '/api/appointment/live-date/certificate?token=x'],
    statuses: [302, 401, 404],
  },
  // The address itself is what opens it (calendar-route.test.ts).
  '/api/calendar/:file': { asks: ['/api/calendar/x.ics', `/api/calendar/${'x'.repeat(43)}.ics`], statuses: [404] },
  // A ticket is one's own: without one it leads to a page that says so (enrolment-route.test.ts).
  '/api/student/coe': {
    asks: ['/api/student/coe?language=de', '/api/student/coe?token=x&language=de'],
    method: 'POST',
    type: 'application/x-www-form-urlencoded',
    statuses: [302],
  },
  // A picture is the own one: there is none of somebody else's to name (profile-image.test.ts).
  '/api/user-content-picture': { asks: ['/api/user-content-picture'], method: 'POST', statuses: [415] },
  '/api/profile-image': { asks: ['/api/profile-image'], method: 'POST', statuses: [415] },
  // Only who teaches the unit may bring one (course-package.test.ts).
  '/api/course/:id/package': { asks: ['/api/course/private-course/package'], method: 'POST', statuses: [415] },
  // Whoever counts is a device or a person; what was counted is shown to nobody.
  '/event': { asks: ['/event'], method: 'POST', statuses: [400, 401] },
  '/api/download/:id': {
    asks: [`/api/download/${OWNER_FILE}`],
    statuses: [401, 404],
    shows: ['private'],
  },
  // Only who belongs to the project brings files; nobody goes on with an upload of somebody else (server/rest/attachments).
  '/api/course/:id/attachments': {
    asks: ['/api/course/project-course/attachments'],
    method: 'POST',
    type: 'application/offset+octet-stream',
    statuses: [401, 404],
  },
  '/api/course/:id/attachments/:upload': {
    asks: [`/api/course/project-course/attachments/${OWNER_FILE}`],
    method: 'PATCH',
    type: 'application/offset+octet-stream',
    statuses: [401, 404],
  },
  // A document is its person's and the reviewers' (server/rest/doc-check).
  '/api/documents': {
    asks: ['/api/documents'],
    method: 'POST',
    type: 'application/offset+octet-stream',
    statuses: [400, 401],
  },
  '/api/documents/:upload': {
    asks: [`/api/documents/${OWNER_DOCUMENT}`],
    method: 'PATCH',
    type: 'application/offset+octet-stream',
    statuses: [401, 404],
  },
  // The owner is a reviewer; who sent it gets nothing either (document-reviews.test.ts).
  '/api/documents/:upload/file': {
    asks: [`/api/documents/${PUPIL_DOCUMENT}/file`],
    statuses: [401, 404],
    shows: ['owner'],
  },
  '/api/openid/redirect': { asks: ['/api/openid/redirect'], statuses: [302] },
  '/api/openid/redirect/:value': { asks: ['/api/openid/redirect/x'], statuses: [302] },
  '/api/openid/redirect/:client/:org': { asks: ['/api/openid/redirect/x/60'], statuses: [302] },
  '/api/openid/redirect/:client/:org/:value': { asks: ['/api/openid/redirect/x/60/y'], statuses: [302] },
  '/api/openid/callback/:orgid': { asks: ['/api/openid/callback/60'], method: 'POST', statuses: [400, 404] },
  '/api/logout/:viewerId': { asks: ['/api/logout/$owner'], statuses: [401, 403] },
  '/backend/sso/gast': { asks: ['/backend/sso/gast?productId=1'], statuses: [401, 403] },
  '/backend/saml/login': { asks: ['/backend/saml/login'], statuses: [302] },
  '/backend/saml/logout': { asks: ['/backend/saml/logout'], statuses: [302] },
  '/backend/saml/metadata': { asks: ['/backend/saml/metadata'], statuses: [302] },
  '/backend/saml/acs': {
    asks: ['/backend/saml/acs'],
    method: 'POST',
    type: 'application/x-www-form-urlencoded',
    statuses: [302],
  },
  '/oauth/:orgid': { asks: ['/oauth/60?code=x&state=y'], statuses: [302] },
};
