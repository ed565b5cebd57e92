import type { Agent } from 'node:https';
import { signAccessToken } from '#server/auth/access-token.ts';
import { beginSession } from '#server/auth/refresh-token.ts';
import { personIdOf } from '#server/content/files/person-id.ts';
import { importOrganisation } from './an-organisation.ts';
import { type Ask, aCampus, type GraphqlResponse, type TestCampus } from './campus.ts';

const ID = '80';
const course = (name: string, more = '') =>
  `denomination: { de: ${name} }\ncourseType: REGULAR_MOOC\nworkload: 30\n${more}`;
const lesson = (name: string, more = '') =>
  `denomination: { de: ${name} }\nlength: 5\n${more}components: [{ text: { de: Hallo } }]\n`;
const module = (of: string, more = '') =>
  `denomination: { de: Weg }\ncolor: '#223344'\nhasCertificate: true\n${more}courses: [${of}]\n`;

const BOARD = 'reflectionBoard: { question: { de: Was nimmst du mit? }, isReflectionRequired: true }\n';
const QUIZ = (more: string) => `questionnaire:
  denomination: { de: Quiz }
  ${more}
  pages:
    - questions:
        - singleChoice:
            identifier: greeting
            label: { de: Wie grüßt man? }
            required: true
            options:
              - { id: hello, denomination: { de: Hallo }, isCorrect: true }
              - { id: bye, denomination: { de: Tschüss } }
        - text: { identifier: why, label: { de: Warum? }, visibleCondition: { '==': [{ var: greeting }, hello] }, maxLength: 20 }
`;

const FILES: Readonly<Record<string, string>> = {
  'people.yaml': `
- { id: ada, email: ada@school.example, firstName: Ada, lastName: Ito, nickname: ada, language: de,
    accountPreference: { showFirstName: true, showActivity: true }, courses: [{ course: secret, status: TAKEN, at: now-9d 18:00 }] }
- { id: bo, email: bo@school.example, firstName: Bo, lastName: Berg, nickname: bobo, language: de }
- { id: cem, email: cem@school.example, firstName: Cem, language: de }
- { id: member, email: member@school.example, nickname: member, language: de, subOrganisations: [closed] }
`,
  'categories.yaml': `
- { identifier: category, denomination: { de: Regal }, color: '#223344', sections: [{ id: s1, modules: [path], courses: [paid, secret, paper, quiz, board] }] }
- { identifier: closed-category, subOrganisation: closed, denomination: { de: Zu }, color: '#223344', sections: [{ id: s2, modules: [], courses: [inside] }] }
`,
  'modules/path.yaml': module('{ course: first }, { course: second, isRequired: false }'),
  'units/first/unit.yaml': course('Erster', 'hasCertificate: true\n'),
  'units/first/lessons/01-one.yaml': lesson('Eins'),
  'units/first/lessons/02-two.yaml': lesson('Zwei'),
  'units/second/unit.yaml': course('Zweiter', 'prerequisite: { course: first, module: path }\n'),
  'units/second/lessons/01-three.yaml': lesson('Drei'),
  'units/paid/unit.yaml': course('Bezahlt', 'isPaywalled: true\n'),
  'units/paid/lessons/01-four.yaml': lesson('Vier'),
  'units/secret/unit.yaml': course('Geheim', 'isPrivate: true\n'),
  'units/secret/lessons/01-five.yaml': lesson('Fünf'),
  'units/paper/unit.yaml': `denomination: { de: Blatt }\ncourseType: MATERIAL_COURSE\nworkload: 5\n`,
  'units/quiz/unit.yaml': course('Quiz'),
  'units/quiz/lessons/01-quiz-lesson.yaml': lesson('Quiz', QUIZ('minPassingScore: 100')),
  'units/quiz/lessons/02-once-lesson.yaml': lesson('Einmal', QUIZ('isRetakeable: false')),
  'units/board/unit.yaml': course('Gedanken'),
  'units/board/lessons/01-board-lesson.yaml': lesson('Gedanken', BOARD),
  'units/inside/unit.yaml': course('Innen'),
  'units/inside/lessons/01-inside-lesson.yaml': lesson('Innen', BOARD),
};

export interface School {
  readonly campus: TestCampus;
  readonly origin: string;
  readonly organisationId: string;
  /** Asks as somebody of the school's people; nobody: a visitor. */
  as(name: string | undefined, query: string, more?: Omit<Ask, 'query'>): Promise<GraphqlResponse>;
  token(name: string): Promise<string>;
  /** A new session, for a clock that was moved. */
  fresh(name: string): Promise<{ token: string }>;
  personId(name: string): string;
  makeTutor(name: string, courseId: string): Promise<void>;
}

/** An organisation whose units differ in what counts: prerequisite, paywall, target group, board, questionnaire, partner. */
export async function aSchool({
  features = '',
  files = {},
  lines = [],
  ...options
}: {
  features?: string;
  at?: Date;
  /** More files, by their path. */
  files?: Readonly<Record<string, string>>;
  /** More of `organisation.yaml`. */
  lines?: readonly string[];
  pushAgent?: Agent;
  scanCommand?: string;
} = {}): Promise<School> {
  const campus = await aCampus(options);
  const origin = await importOrganisation(campus, {
    id: ID,
    name: 'school',
    files: { ...FILES, ...files },
    lines: [`features: { showOpenCampus: true, enableCompletionCertificates: true${features} }`, ...lines],
    partners: {
      closed: `id: p1\ndenomination: Zu\npath: closed\nmainColor: '#223344'\nisRestricted: true\ntagline: { de: Zu }\n`,
    },
  });
  const tokens = new Map<string, Promise<string>>();
  const token = (name: string) => {
    const known = tokens.get(name) ?? signIn(campus, name);
    tokens.set(name, known);
    return known;
  };
  return {
    campus,
    origin,
    token,
    organisationId: ID,
    as: async (name, query, more = {}) =>
      campus.ask({ ...more, query, origin, token: name === undefined ? undefined : await token(name) }),
    fresh: async (name) => ({ token: await signIn(campus, name) }),
    personId: (name) => personIdOf(ID, name),
    async makeTutor(name, courseId) {
      const row = { person_id: personIdOf(ID, name), course_id: courseId };
      await campus.test.store.transaction((trx) => trx.insertInto('course_tutor').values(row).execute());
    },
  };
}

async function signIn(campus: TestCampus, name: string): Promise<string> {
  const personId = personIdOf(ID, name);
  const now = campus.now();
  const session = { personId, organisationId: ID, mobile: false, fingerprint: null, now };
  const { sessionId } = await campus.test.store.transaction((trx) => beginSession(trx, session));
  const claims = { personId, organisationId: ID, sessionId, jti: crypto.randomUUID(), now };
  return signAccessToken(campus.keys, claims);
}
