import * as v from 'valibot';
import type { Announcements } from './announcements.ts';

export const publishedSchema = v.object({
  endedSessions: v.array(v.string()),
  boardChanges: v.array(
    v.object({
      organisationId: v.string(),
      boardId: v.string(),
      kind: v.picklist(['ADDED', 'CHANGED', 'DELETED']),
      messageId: v.string(),
      commentId: v.nullable(v.string()),
      personId: v.string(),
      isPrivate: v.boolean(),
    }),
  ),
  revisions: v.array(v.object({ personId: v.string(), revision: v.number(), by: v.nullable(v.string()) })),
  changedLists: v.array(v.object({ organisationId: v.string(), listId: v.string() })),
});
/** Without notifications, which may be long: that there is one, the person's revision says as well. */
export type Published = v.InferOutput<typeof publishedSchema>;
export type Publishing = { readonly [Kind in keyof Published]: readonly Published[Kind][number][] };

const textSchema = v.pipe(v.string(), v.parseJson(), publishedSchema);

/** What other processes hear of it; undefined: nothing. */
export function publishedIn(announcements: Announcements): Publishing | undefined {
  const { endedSessions, boardChanges, revisions, changedLists } = announcements;
  const published = { endedSessions, boardChanges, revisions, changedLists };
  return Object.values(published).some(({ length }) => length > 0) ? published : undefined;
}

/** Undefined: another version of the campus wrote something else. */
export function readPublished(text: string): Published | undefined {
  const read = v.safeParse(textSchema, text);
  return read.success ? read.output : undefined;
}
