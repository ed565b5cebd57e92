import * as v from 'valibot';

/** What a release could not take over of what is on the device; three empty lists are a yes. Sent from worker to page. */
export const unreadSchema = v.object({
  /** Databases of a later version. */
  newer: v.array(v.string()),
  /** Ids of changes. */
  entries: v.array(v.string()),
  /** Hashes of answers. */
  answers: v.array(v.string()),
});
export type Unread = v.InferOutput<typeof unreadSchema>;
