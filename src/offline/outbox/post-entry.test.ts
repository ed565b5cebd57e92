import { describe, expect, it } from 'vitest';
import { anEntry } from '#tests/support/device/entries.ts';
import { CampusError, type CampusFailure } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';
import { postEntry } from './post-entry.ts';

const answering = (data: unknown, asOf = 7): Wire => ({ send: async () => ({ data, asOf }) });
const failing = (error: unknown): Wire => ({
  send: async () => {
    throw error;
  },
});

describe('what the campus says to an entry', () => {
  it('carries the entry’s own id as its key', async () => {
    const calls: unknown[] = [];
    const wire: Wire = {
      send: async (call) => {
        calls.push(call);
        return { data: { noop: { success: true } }, asOf: 1 };
      },
    };
    const entry = anEntry({ variables: { id: '3' } });
    await postEntry(wire, entry);
    expect(calls).toEqual([{ document: entry.document, variables: { id: '3' }, key: entry.id }]);
  });

  it('is accepted with the revision of its effect', async () => {
    expect(await postEntry(answering({ updateCourse: { success: true, isBookmarked: true } }), anEntry())).toEqual({
      is: 'accepted',
      revision: 7,
    });
  });

  it.each([
    ['the server’s first code', { errors: [{ message: 'NOT_FOUND' }, { message: 'NOT_ALLOWED' }] }, 'NOT_FOUND'],
    ['INVALID_INPUT where there is none', {}, 'INVALID_INPUT'],
  ])('is refused with %s', async (_, has, code) => {
    expect(await postEntry(answering({ act: { success: false, ...has } }), anEntry())).toEqual({ is: 'refused', code });
  });

  it.each([
    [
      { kind: 'refused', code: 'BAD_REQUEST' },
      { is: 'refused', code: 'BAD_REQUEST' },
    ],
    [{ kind: 'refused', code: 'INTERNAL' }, { is: 'later' }],
    [{ kind: 'signed-out' }, { is: 'signed-out' }],
    [{ kind: 'offline' }, { is: 'later', unreached: true }],
    [{ kind: 'unreachable', status: 503 }, { is: 'later' }],
    [
      { kind: 'unreachable', status: 429, after: 5000 },
      { is: 'later', after: 5000 },
    ],
    [{ kind: 'garbled', where: 'graphql' }, { is: 'later' }],
    [{ kind: 'missing', what: 'course' }, { is: 'later' }],
  ] satisfies [CampusFailure, unknown][])('after %o is %o', async (failure, outcome) => {
    expect(await postEntry(failing(new CampusError(failure)), anEntry())).toEqual(outcome);
  });

  it.each([
    ['an answer without a payload', answering('<html>')],
    ['an answer without success', answering({ act: { ok: 1 } })],
    ['no answer', answering(null)],
    ['a fault of this app', failing(new TypeError('x is not a function'))],
  ])('does not lose the entry to %s', async (_, wire) => {
    expect(await postEntry(wire, anEntry())).toEqual({ is: 'later' });
  });
});
