import { forgetPushDevice, setPushDevice } from '#server/commands/notifications/push-device.ts';
import { setNudgePreference } from '#server/commands/notifications/set-nudge-preference.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import type { CampusContext } from '#server/http/context.ts';
import { refused } from '#server/model/command-result.ts';
import { readPushService } from '#server/push/push-service.ts';
import { nudgePreferencesOf } from '#server/store/people/nudge-preferences.ts';
import { findPushDevice } from '#server/store/people/push-devices.ts';

export const pushResolvers = {
  PushDevice: {
    expirationTime: (device) => device.expiration_time,
  },
} satisfies PartialResolvers;

export const pushViewer = {
  pushDevice: async (_, { endpoint }, context) => (await deviceOf(context, endpoint)) ?? null,
  nudgePreferences: (_, __, { person, parts }) =>
    person === undefined ? [] : nudgePreferencesOf(parts.store.read, person.id),
} satisfies Fields<'Viewer'>;

export const pushMutations = {
  createPushDevice: async (_, { pushService }, context) => {
    const { organisation, sessionId, parts, now } = context;
    const service = readPushService(pushService, { anywhere: parts.pushesAnywhere });
    const outcome = await act(context, { field: 'createPushDevice', args: pushService }, async (trx, person) => {
      if (service === undefined || sessionId === undefined) return refused('INVALID_INPUT');
      return setPushDevice(trx, { organisationId: organisation.id, personId: person.id, sessionId, service, now });
    });
    const device = outcome.is === 'done' ? await deviceOf(context, pushService.endpoint) : undefined;
    return { ...payloadOf(outcome), pushDevice: device ?? null };
  },

  deletePushDevice: async (_, { endpoint }, context) => {
    const request = { field: 'deletePushDevice', args: { endpoint } };
    return payloadOf(
      await act(context, request, (trx, person) => forgetPushDevice(trx, { personId: person.id, endpoint })),
    );
  },

  updateNudgePreference: async (_, args, context) => {
    const { kind, isOn } = args;
    const request = { field: 'updateNudgePreference', args: { kind, isOn } };
    return payloadOf(
      await act(context, request, (trx, person) => setNudgePreference(trx, { personId: person.id, kind, isOn })),
    );
  },
} satisfies Fields<'Mutation'>;

async function deviceOf({ person, organisation, parts }: CampusContext, endpoint: string) {
  if (person === undefined) return undefined;
  return findPushDevice(parts.store.read, { organisationId: organisation.id, personId: person.id, endpoint });
}
