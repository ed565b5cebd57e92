/** Where a field of the contract is drawn as HTML; `as`: a person of the demo campus, none for a visitor. */
export type Place = { path: string; as?: 'Amal' | 'Zarmina' } | { unread: string };

const LESSON = (unit: string, lesson: number): string => `/course/${unit}/lesson/${unit}-${lesson}`;

/** Every field of `server/schema.graphql` that is HTML. A new one without a place fails in tests/architecture/html-fields.test.ts. */
export const HTML_FIELDS: Readonly<Record<string, Place>> = {
  'AccessibilityStatement.content': { path: '/accessibility' },
  'Appointment.description': { path: '/course/speaking-cafe', as: 'Amal' },
  'CertificateInfo.text': { path: '/course/an-email-that-gets-answered', as: 'Amal' },
  'CodeAnnotation.content': { unread: 'The app draws the code and its notes; this is for clients without them.' },
  'CodeNote.content': { path: LESSON('my-first-web-page', 2), as: 'Amal' },
  'CollapsibleText.text': { path: LESSON('a-letter-from-the-office', 1), as: 'Amal' },
  'ConsentRequest.description': { path: '/consent/gast', as: 'Amal' },
  'Course.about': { path: '/course/an-email-that-gets-answered', as: 'Amal' },
  'Course.notes': { path: '/course/an-email-that-gets-answered', as: 'Amal' },
  'Glossary.content': { unread: 'The app draws the entries; this is for clients without them.' },
  'InformationBlock.content': { path: LESSON('an-email-that-gets-answered', 5), as: 'Amal' },
  'LanguageSchoolResource.text': { path: '/language-school/languageResources/en', as: 'Amal' },
  'ModuleText.text': { path: LESSON('a-letter-from-the-office', 1), as: 'Amal' },
  'Notification.message': { path: '/notifications', as: 'Amal' },
  'Offer.text': { path: '/services/offers', as: 'Amal' },
  'OrganizationConfig.codeOfConduct': { unread: 'The app reads text("code-of-conduct").' },
  'Questionnaire.description': { path: LESSON('an-email-that-gets-answered', 1), as: 'Amal' },
  'Questionnaire.welcomeMessage': { path: LESSON('an-email-that-gets-answered', 1), as: 'Amal' },
  'QuestionnairePage.description': { path: LESSON('an-email-that-gets-answered', 1), as: 'Amal' },
  'TermsOfService.content': { path: '/start', as: 'Zarmina' },
  'TextBlock.content': { path: '/privacy-policy' },
  'UserContent.content': { path: '/ugc/demo-street-bread', as: 'Amal' },
};
