import * as v from 'valibot';

/** Of `owners`: which database is whose. */
export const accountRowSchema = v.object({ key: v.string(), database: v.string() });

export const answerRowSchema = v.object({
  hash: v.string(),
  key: v.array(v.unknown()),
  data: v.unknown(),
  asOf: v.number(),
  at: v.number(),
  shape: v.number(),
  saved: v.boolean(),
  digest: v.exactOptional(v.string()),
});

export const draftRowSchema = v.object({ name: v.string(), at: v.number(), text: v.exactOptional(v.string()) });

export const sessionRowSchema = v.object({
  jwt: v.string(),
  refreshToken: v.string(),
  viewerId: v.string(),
  organisation: v.string(),
});

/** Of `outbox`, what is looked at before Dexie is there; each kind parses its input itself. */
export const waitingRowSchema = v.looseObject({
  id: v.string(),
  kind: v.string(),
  state: v.string(),
  dependsOn: v.array(v.string()),
});
