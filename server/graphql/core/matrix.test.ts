import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askServer, type GraphqlResponse } from '#tests/support/campus/campus.ts';
import { ASKERS, type Asker, GROUPS, type Group, mayRead } from '#tests/support/matrix/matrix-groups.ts';
import { MORE_MUTATIONS, MUTATION_RULES } from '#tests/support/matrix/matrix-mutations.ts';
import { REST_RULES } from '#tests/support/matrix/matrix-rest.ts';
import {
  FOR_PEOPLE,
  MORE_QUERIES,
  MORE_VIEWER,
  QUERY_RULES,
  type Rule,
  VIEWER_RULES,
} from '#tests/support/matrix/matrix-rules.ts';
import { aWorld, type World } from '#tests/support/matrix/matrix-world.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { isTest, sourcesOf } from '#tests/support/sources/sources.ts';
import { wholeSelection } from '#tests/support/sources/whole-selection.ts';

const DEPTH = 4;
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const schema = buildSchema(read('../../schema.graphql'));
const viewerType = schema.getType('Viewer');

const RULES = { Query: QUERY_RULES, Viewer: VIEWER_RULES, Mutation: MUTATION_RULES } as const;
const TYPES = { Query: schema.getQueryType(), Viewer: viewerType, Mutation: schema.getMutationType() } as const;
type Kind = keyof typeof RULES;

const OTHERS = nonEmpty(
  ASKERS.filter((one) => one !== 'owner'),
  'asker beside the owner',
);
const SHOWING_MUTATIONS = Object.entries(MUTATION_RULES).filter(([, rule]) => rule.shows);

const ROUTE = /app\.(?:get|post|put|patch|delete|all)(?:<[^()]*>)?\(\s*'([^']+)'|(?<!_)url: '(\/[^']*)',\n/g;
/** Where files go up to: each has the routes of server/rest/uploads/upload-routes.ts. */
const UPLOADS = /\baddress: '(\/api\/[^']+)'/g;
/** Every path that some file of the server answers. */
const paths = sourcesOf('server/**/*.ts')
  .filter((source) => !isTest(source))
  .flatMap(({ text }) => [
    ...[...text.matchAll(ROUTE)].map(([, route, url]) => route ?? url ?? ''),
    ...[...text.matchAll(UPLOADS)].flatMap(([, address]) => [`${address}`, `${address}/:upload`]),
  ]);

describe('the matrix', () => {
  it.each(Object.entries(TYPES))('has a rule for every field of %s, and for none that is gone', (kind, type) => {
    const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
    const rules = Object.entries(RULES).find(([name]) => name === kind)?.[1] ?? {};
    expect(Object.keys(rules).sort(), `Say in tests/support/matrix/matrix-rules.ts who may ask for it.`).toEqual(
      fields.sort(),
    );
  });

  it('has a rule for every path, and for none that is gone', () => {
    expect(Object.keys(REST_RULES).sort()).toEqual([...new Set(paths)].sort());
  });

  it('has no subscription without a rule: what comes is the own, or of a board that one may read (server/graphql/transport/graphql-socket.test.ts, server/graphql/boards), or a number (server/graphql/account/revisions.test.ts)', () => {
    expect(Object.keys(schema.getSubscriptionType()?.getFields() ?? {})).toEqual([
      'notificationAdded',
      'achievementAdded',
      'messageBoardChanged',
      'revisionRaised',
    ]);
  });
});

describe.each([
  ['closed', false],
  ['open', true],
])('on a %s campus', (_, isOpen) => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld(isOpen);
  });
  afterAll(() => world.campus.close());

  const argsOf = (type: string, field: string) =>
    Object.entries(RULES).find(([kind]) => kind === type)?.[1][field]?.args;
  const documentOf = (
    kind: Kind,
    name: string,
    { args = '', depth = DEPTH }: Partial<Rule>,
    without?: ReadonlySet<string>,
  ) => {
    const type = TYPES[kind];
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    if (field === undefined) throw new Error(`There is no ${kind}.${name}.`);
    const asked = `${name}${args} ${wholeSelection(schema, field, depth, argsOf, without)}`;
    if (kind === 'Mutation') return `mutation { ${asked} }`;
    return kind === 'Viewer' ? `{ viewer { ${asked} } }` : `{ ${asked} }`;
  };
  const filled = (query: string) =>
    query.replaceAll('$session', world.ownerSession).replaceAll('$notice', world.ownerNotice);
  const ask = (asker: Asker, query: string): Promise<GraphqlResponse> => {
    const { origin, token } = world.askers[asker];
    return askServer(world.campus.server, { query: filled(query), origin, token });
  };
  const groupsIn = (text: string) => GROUPS.filter((group) => text.includes(`cnry-${group}-`));
  const expectNoLeak = (asker: Asker, answer: string, what: string) => {
    const allowed = mayRead(asker, isOpen);
    const leaked: string[] = groupsIn(answer).filter((group) => !allowed.has(group));
    if (asker !== 'owner')
      leaked.push(...nonEmpty(world.secrets, 'secret').filter((secret) => answer.includes(secret)));
    expect(leaked, `${asker} reads what is not theirs by ${what}`).toEqual([]);
  };
  const raw = ({ status, headers, body }: GraphqlResponse) => JSON.stringify([status, [...headers], body]);
  /** A document that the server's own limits turn away proves nothing. */
  const expectAnswered = (response: GraphqlResponse, what: string) => {
    expect(response.status === 200 || response.status === 401, `${what}: ${raw(response)}`).toBe(true);
    if (response.status === 200) expect(response.body.data, `${what}: ${raw(response)}`).toBeDefined();
  };
  const expectShown = (response: GraphqlResponse, shows: readonly Group[] = []) => {
    expect(response.body.errors ?? []).toEqual([]);
    expect(shows.filter((group) => !groupsIn(raw(response)).includes(group))).toEqual([]);
  };

  const reads: [Kind, string, Partial<Rule>][] = [
    ...Object.entries(QUERY_RULES).map(([name, rule]): [Kind, string, Rule] => ['Query', name, rule]),
    ...MORE_QUERIES.map(([name, args]): [Kind, string, Partial<Rule>] => ['Query', name, { args }]),
    ...Object.entries(VIEWER_RULES).map(([name, rule]): [Kind, string, Rule] => ['Viewer', name, rule]),
    ...MORE_VIEWER.map(([name, args]): [Kind, string, Partial<Rule>] => ['Viewer', name, { args }]),
  ];
  it.each(reads)('%s.%s %o tells nobody what is not theirs', async (kind, name, rule) => {
    const document = documentOf(kind, name, rule);
    for (const asker of ASKERS) {
      const response = await ask(asker, document);
      expectAnswered(response, `${kind}.${name} for ${asker}`);
      expectNoLeak(asker, raw(response), document);
      if (asker === 'owner') expectShown(response, rule.shows);
      if (asker === 'intruder') expect(response.status).toBe(401);
      if (asker === 'visitor' && rule.for === 'people') expect(response.status).toBe(401);
    }
    const forAll = documentOf(kind, name, rule, FOR_PEOPLE);
    for (const asker of ['visitor', 'foreigner'] as const) {
      const response = await ask(asker, forAll);
      expect(response.status, raw(response)).toBe(
        asker === 'visitor' && QUERY_RULES[name]?.for === 'people' ? 401 : 200,
      );
      expectNoLeak(asker, raw(response), forAll);
    }
  });

  /** Everything that the campus keeps of the owner, without mails that anybody may ask for. */
  const ownersRows = async () => {
    const { read: from } = world.campus.test.store;
    const id = world.askers.owner.personId ?? '';
    return JSON.stringify([
      await from.selectFrom('person').selectAll().where('id', '=', id).execute(),
      await from.selectFrom('person_sub_organisation').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('enrolment').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('course_status').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('bookmark').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('content_list').selectAll().where('owner_id', '=', id).execute(),
      await from.selectFrom('idas_relationship').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('list_follow').selectAll().where('organisation_id', '=', '60').execute(),
      await from.selectFrom('content_list_item').selectAll().where('organisation_id', '=', '60').execute(),
      await from.selectFrom('consent_decision').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('terms_acceptance').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('account_preference').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('session').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('lesson_progress').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('reflection').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('questionnaire_completion').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('survey_state').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('course_review').selectAll().where('person_id', '=', id).execute(),
      // Of the owner's pupil too: nobody else decides on what they handed in.
      await from.selectFrom('course_verification').selectAll().where('person_id', 'in', [id, '60-pupil']).execute(),
      await from.selectFrom('course_tutor').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('appointment_place').selectAll().where('person_id', 'in', [id, '60-pupil']).execute(),
      await from.selectFrom('run_status').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('notification').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('run').selectAll().where('organisation_id', '=', '60').execute(),
      await from.selectFrom('appointment').selectAll().where('organisation_id', '=', '60').execute(),
      await from.selectFrom('board_message').selectAll().where('organisation_id', '=', '60').execute(),
      await from.selectFrom('board_comment').selectAll().where('organisation_id', '=', '60').execute(),
      await from.selectFrom('board_report').selectAll().where('organisation_id', '=', '60').execute(),
      await from.selectFrom('document_upload').selectAll().where('organisation_id', '=', '60').execute(),
      await from.selectFrom('attachment').selectAll().where('organisation_id', '=', '60').execute(),
      await from.selectFrom('board_muting').selectAll().where('organisation_id', '=', '60').execute(),
      await from.selectFrom('achievement').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('identity').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('push_device').selectAll().where('person_id', '=', id).execute(),
      await from.selectFrom('nudge_preference').selectAll().where('person_id', '=', id).execute(),
    ]);
  };

  it.each([...Object.entries(MUTATION_RULES), ...MORE_MUTATIONS])(
    'Mutation.%s changes nothing of somebody else, and tells nothing',
    async (name, rule) => {
      const document = documentOf('Mutation', name, { ...rule, depth: rule.depth ?? 3 });
      const before = await ownersRows();
      for (const asker of OTHERS) {
        const response = await ask(asker, document);
        expectAnswered(response, `${name} for ${asker}`);
        expectNoLeak(asker, raw(response), document);
        expect(await ownersRows(), `${asker} changes what is the owner's by ${name}`).toBe(before);
        const answer = response.body.data?.[name];
        if (rule.for === 'refused' && response.status === 200) {
          expect(answer.success ?? answer.token ?? false, `${asker} may ${name}`).toBe(false);
          expect(answer.errors).not.toEqual([]);
        }
        if (rule.for === 'own' && (asker === 'visitor' || asker === 'intruder')) expect(response.status).toBe(401);
      }
    },
  );

  it.each(nonEmpty(SHOWING_MUTATIONS, 'mutation that tells something'))(
    'Mutation.%s is done for the owner, and tells them',
    async (name, rule) => {
      const response = await ask('owner', documentOf('Mutation', name, { ...rule, depth: 3 }));
      expect(response.body.data[name].success, raw(response)).toBe(true);
      expectShown(response, rule.shows);
    },
  );

  it.each(Object.entries(REST_RULES))('%s tells nobody what is not theirs', async (_path, rule) => {
    for (const asker of ASKERS)
      for (const path of nonEmpty(rule.asks, 'request')) {
        const { origin, token } = world.askers[asker];
        const answer = await world.campus.get(path.replace('$owner', world.askers.owner.personId ?? ''), {
          origin,
          redirect: 'manual',
          method: rule.method ?? 'GET',
          ...(rule.method && { body: '{}' }),
          headers: {
            accept: 'text/html, application/json',
            ...(rule.method && { 'content-type': rule.type ?? 'application/json' }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
        });
        const text = JSON.stringify([[...answer.headers], await answer.text()]);
        expectNoLeak(asker, text, path);
        if (asker !== 'owner') expect(rule.statuses, `${path} for ${asker}`).toContain(answer.status);
        if (asker === 'owner') expect(rule.shows?.filter((group) => !groupsIn(text).includes(group)) ?? []).toEqual([]);
      }
  });
});
