import * as v from 'valibot';

/** Bytes of the hash that are sent: enough to tell the people of one phone apart, too few to say who they are. */
const OWNER_BYTES = 8;

/**
 * What a push carries, and no more: the phone may be shared, and shows it while it is locked (NOTIFY-5). What the
 * notification says is fetched by whoever is signed in.
 */
export const pushPayloadSchema = v.object({
  /** Of the notification: the same again is the same one (NOTIFY-12). */
  id: v.pipe(v.string(), v.uuid()),
  /** Of the notification, for the neutral line of its kind; a later release may know others. */
  kind: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  /** Whom it is for, as `pushOwnerOf` says it. */
  owner: v.pipe(v.string(), v.hexadecimal(), v.length(2 * OWNER_BYTES)),
});

export type PushPayload = v.InferOutput<typeof pushPayloadSchema>;

/** The same on the server and on the device, which compares it with whoever is signed in there. */
export async function pushOwnerOf(organisationId: string, personId: string): Promise<string> {
  const person = new TextEncoder().encode(`${organisationId}:${personId}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', person));
  return [...hash.subarray(0, OWNER_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
