import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { payload } from '#offline/outbox/post-entry.ts';
import { OUTBOX_KINDS } from '#tests/support/device/outbox-kinds.ts';
import { answerFaults } from '#tests/support/sources/answer-faults.ts';
import { documentsOf } from '#tests/support/sources/documents.ts';
import { EVERY_CALL, UNREAD_ANSWERS } from '#tests/support/sources/every-call.ts';
import { everyRead } from '#tests/support/sources/every-read.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { selectionOf } from '#tests/support/sources/selected-fields.ts';

const schema = buildSchema(readFileSync('server/schema.graphql', 'utf8'));

/** A narrower schema, with the reason. */
const NARROWER: Readonly<Record<string, string>> = {
  'Query (Query) course (Scorm) scormMetadata (ScormMetadata) version is String, and picklist in the schema':
    'The contract says both values; no enumeration can have names that begin with a digit.',
};

const reads = Object.entries(everyRead('en')).flatMap(([name, asked]) => {
  const documents = new Map(asked.map(([, { document, answer }]) => [document, answer]));
  return [...documents].map(([document, answer]) => ({ name, document, answer }));
});
const queued = OUTBOX_KINDS.flatMap(({ kind, requests }) => {
  const documents = new Set(requests.map(({ document }) => document));
  return [...documents].map((document) => ({ kind, document }));
});
const known = new Set([...reads, ...queued].map(({ document }) => document));
const calls = documentsOf('src/**/*.ts', 'src/**/*.tsx').filter(
  ({ name, text }) => name in EVERY_CALL || !known.has(text),
);
const parsedCalls = calls.filter(({ name }) => !UNREAD_ANSWERS.includes(name));

/** The outbox reads each field of a queued mutation's answer alike. */
function queuedAnswer(document: string): unknown {
  const { root, fields } = selectionOf(schema, document);
  return v.object(Object.fromEntries([...fields(root).keys()].map((name) => [name, payload])));
}

const COURSE =
  'query { course(id: "1") { id rating courseType badges { denomination } ... on Event { runs { id } } } }';
const course = {
  id: v.string(),
  rating: v.nullable(v.number()),
  courseType: v.string(),
  badges: v.array(v.object({ denomination: v.string() })),
  runs: v.optional(v.array(v.object({ id: v.string() }))),
};
const BROKEN = [
  ['a key that is not selected', { ...course, about: v.optional(v.string()) }],
  ['no null where there may be one', { ...course, rating: v.number() }],
  ['another kind of scalar', { ...course, rating: v.nullable(v.string()) }],
  ['a part of an enumeration', { ...course, courseType: v.picklist(['SCORM', 'PROJECT']) }],
  ['one thing in place of a list', { ...course, badges: v.object({ denomination: v.string() }) }],
  ['a text in place of an object', { ...course, badges: v.array(v.string()) }],
  ['less than is selected', { ...course, badges: v.array(v.object({})) }],
  ['one type of the interface only', { ...course, runs: v.array(v.object({ id: v.string() })) }],
  ['a narrower copy of a union', { ...course, __typename: v.literal('Event') }],
] as const;

describe('what is compared', () => {
  const faultsOf = (entries: v.ObjectEntries) =>
    answerFaults(schema, { document: COURSE, answer: v.object({ course: v.nullable(v.object(entries)) }) });

  it('fits where it fits', () => {
    expect(faultsOf(course)).toEqual([]);
  });

  it.each(BROKEN)('finds %s', (_, entries) => {
    expect(faultsOf(entries)).not.toEqual([]);
  });
});

describe('the schema of an answer accepts all that the contract allows, and reads all that is asked for:', () => {
  it.each(nonEmpty(reads, 'read'))('$name', ({ document, answer }) => {
    expect(answerFaults(schema, { document, answer }).filter((fault) => !(fault in NARROWER))).toEqual([]);
  });

  it.each(nonEmpty(queued, 'queued mutation'))('$kind', ({ document }) => {
    expect(answerFaults(schema, { document, answer: queuedAnswer(document) })).toEqual([]);
  });

  it.each(nonEmpty(parsedCalls, 'call'))('$path: $name', ({ name, text }) => {
    expect(answerFaults(schema, { document: text, answer: EVERY_CALL[name] })).toEqual([]);
  });

  it('has a reason for whatever it may refuse', () => {
    const found = reads.flatMap(({ document, answer }) => answerFaults(schema, { document, answer }));
    expect(Object.keys(NARROWER).filter((fault) => !found.includes(fault))).toEqual([]);
  });

  it('is listed for every call, and for nothing else', () => {
    const listed = [...Object.keys(EVERY_CALL), ...UNREAD_ANSWERS];
    expect(listed.toSorted()).toEqual([...new Set(calls.map(({ name }) => name))].toSorted());
  });
});
