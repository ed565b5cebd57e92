import { deleteCalendarLink, newCalendarToken, setCalendarLink } from '#server/commands/account/calendar-link.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import { calendarLinkOf } from '#server/store/people/calendar-link.ts';

export const calendarLinkViewer = {
  calendarLink: async (_, __, { person, parts }) =>
    person === undefined ? null : ((await calendarLinkOf(parts.store.read, person.id)) ?? null),
} satisfies Fields<'Viewer'>;

export const calendarLinkMutations = {
  createCalendarLink: async (_, __, context) => {
    const { organisation, origin, now, notes } = context;
    const token = newCalendarToken();
    // Never queued, and no answer is kept: it holds a secret. A second try makes an address in place of the one that was lost.
    const unkeyed = { ...context, idempotencyKey: undefined };
    const outcome = await act(unkeyed, { field: 'createCalendarLink', args: {} }, (trx, person) =>
      setCalendarLink(trx, { personId: person.id, organisationId: organisation.id, token, now }),
    );
    notes.holdsToken = true;
    const url = outcome.is === 'done' ? `${origin}/api/calendar/${token}.ics` : null;
    return { ...payloadOf(outcome), url };
  },

  deleteCalendarLink: async (_, __, context) =>
    payloadOf(
      await act(context, { field: 'deleteCalendarLink', args: {} }, (trx, person) =>
        deleteCalendarLink(trx, person.id),
      ),
    ),
} satisfies Fields<'Mutation'>;
