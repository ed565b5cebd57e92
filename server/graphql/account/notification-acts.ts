import * as v from 'valibot';
import { type Mark, markNotification, readAllNotifications } from '#server/commands/notifications/mark-notification.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import type { MutationUpdateNotificationArgs, NotificationAction } from '#server/graphql/core/schema.gen.ts';
import type { CampusContext } from '#server/http/context.ts';
import { type CommandResult, refused } from '#server/model/command-result.ts';
import { findNotification } from '#server/store/people/notifications.ts';

const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
  v.date(),
);

export const notificationMutations = {
  updateNotification: async (_, args, context) => {
    const outcome = await mark(context, 'updateNotification', args);
    const { parts, organisation, person } = context;
    const owner = person && { organisationId: organisation.id, personId: person.id };
    const isDone = owner !== undefined && outcome.is === 'done';
    const notification = isDone ? await findNotification(parts.store.read, owner, args.id) : undefined;
    return { ...payloadOf(outcome), notification: notification ?? null };
  },

  addNotificationActions: async (_, args, context) => payloadOf(await mark(context, 'addNotificationActions', args)),

  readAllNotifications: async (_, args, context) => {
    const until = v.safeParse(moment, args.until);
    const { organisation } = context;
    return payloadOf(
      await act(context, { field: 'readAllNotifications', args }, async (trx, person) =>
        until.success
          ? readAllNotifications(trx, { organisationId: organisation.id, personId: person.id, until: until.output })
          : refused('INVALID_INPUT'),
      ),
    );
  },
} satisfies Fields<'Mutation'>;

function mark(
  context: CampusContext,
  field: 'updateNotification' | 'addNotificationActions',
  args: MutationUpdateNotificationArgs,
): Promise<CommandResult> {
  const marks = args.actions.map(markOf);
  return act(context, { field, args }, async (trx, person) => {
    const known = marks.filter((one) => one !== undefined);
    if (known.length < marks.length) return refused('INVALID_INPUT');
    return markNotification(trx, {
      organisationId: context.organisation.id,
      personId: person.id,
      id: args.id,
      marks: known,
    });
  });
}

/** Undefined where an action says nothing, or two things. */
function markOf({ setRead, interact }: NotificationAction): Mark | undefined {
  const interacts = interact?.confirm === true;
  if (setRead && !interact) return { is: setRead.read ? 'read' : 'unread' };
  return interacts && !setRead ? { is: 'interacted' } : undefined;
}
