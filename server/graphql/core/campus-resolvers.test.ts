import { describe, expectTypeOf, it } from 'vitest';
import { notificationResolvers } from '#server/graphql/account/notifications.ts';
import type { CampusContext } from '#server/http/context.ts';
import type { NotificationRow } from '#server/store/schema/live-tables.ts';
import type { CampusResolvers, Fields } from './campus-resolvers.ts';

// What is claimed here the compiler decides: `npm run types` fails where it does not hold.
describe('a resolver', () => {
  it('is handed the model of its type, the arguments of the contract and the context', () => {
    const resolvers = {
      createdAt: (row, _, context) => {
        expectTypeOf(row).toEqualTypeOf<NotificationRow>();
        expectTypeOf(context).toEqualTypeOf<CampusContext>();
        return row.created_at;
      },
    } satisfies Fields<'Notification'>;
    const viewer = { contentLists: (_, { isOwner }) => (isOwner === true ? [] : []) } satisfies Fields<'Viewer'>;
    expectTypeOf(resolvers.createdAt).returns.toBeString();
    expectTypeOf(viewer.contentLists).parameter(1).toHaveProperty('isOwner');
  });

  it('does not compile where it answers another shape than the contract', () => {
    // A DateTime is a text, and a message is never null.
    expectTypeOf({ createdAt: () => 1_700_000_000 }).not.toExtend<Fields<'Notification'>>();
    expectTypeOf({ createdAt: () => '2026-11-24T08:00:00Z' }).toExtend<Fields<'Notification'>>();
    expectTypeOf({ message: () => null }).not.toExtend<Fields<'Notification'>>();
    // Each field of an answer is in it: without its modules it is half of one.
    expectTypeOf({ contentByTagList: () => ({ courses: [] }) }).not.toExtend<Fields<'Query'>>();
    expectTypeOf({ contentByTagList: () => ({ courses: [], modules: [] }) }).toExtend<Fields<'Query'>>();
  });

  it('may be null where the argument has a default: somebody asks with null', () => {
    expectTypeOf<Parameters<CampusResolvers['Query']['course']>[1]['moduleId']>().toEqualTypeOf<string | null>();
  });

  it('is missed by the compiler where the model does not hold the field', () => {
    const { createdAt, ...others } = notificationResolvers.Notification;
    expectTypeOf(notificationResolvers.Notification).toExtend<CampusResolvers['Notification']>();
    expectTypeOf(others).not.toExtend<CampusResolvers['Notification']>();
    expectTypeOf(createdAt).toExtend<CampusResolvers['Notification']['createdAt']>();
  });
});
