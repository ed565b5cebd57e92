import * as v from 'valibot';

/** Of `outbox`: what an entry needs to be shown and sent; what a later release adds to it stays with it. */
export const entrySchema = v.looseObject({
  seq: v.exactOptional(v.number()),
  id: v.string(),
  kind: v.string(),
  version: v.number(),
  input: v.unknown(),
  document: v.string(),
  variables: v.record(v.string(), v.unknown()),
  subject: v.string(),
  dependsOn: v.array(v.string()),
  after: v.exactOptional(v.array(v.string())),
  owner: v.string(),
  organisation: v.string(),
  state: v.picklist(['waiting', 'sent-maybe', 'accepted', 'needs-you']),
  revision: v.exactOptional(v.number()),
  refusal: v.exactOptional(v.string()),
  attempts: v.number(),
  notBefore: v.number(),
  unreached: v.exactOptional(v.boolean()),
  sentAt: v.exactOptional(v.number()),
  queuedAt: v.number(),
});
