import * as v from 'valibot';
import { WALLET_ATTRIBUTES_MAX, WALLET_LINK_MAX } from '#campus/own-limits.ts';
import { type WalletAttribute, walletAttributeSchema } from '#server/model/wallet-shape.ts';

/** Why a connector did not do what was asked; nothing of what was sent or answered is in it. */
export class WalletFault extends Error {
  override name = 'WalletFault';
}

/** What a wallet is shown, or led to on the device that it is on. */
export interface Invitation {
  readonly templateId: string;
  readonly link: string;
}

/** What has become of an invitation; null: not yet. */
export interface Relationship {
  readonly relationshipId: string | null;
  readonly attributes: readonly WalletAttribute[] | null;
}

/** What speaks to wallets for the campus (docs/wallet.md). Each call throws a `WalletFault` and nothing else. */
export interface WalletConnector {
  invite(withRequestedAttributes: boolean): Promise<Invitation>;
  /** Undefined: it knows of no such invitation (any more). */
  look(templateId: string): Promise<Relationship | undefined>;
}

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
/** It becomes an address that people follow. */
const link = v.pipe(
  v.string(),
  v.maxLength(WALLET_LINK_MAX),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
);
const invitation = v.object({ templateId: id, link });
const relationship = v.object({
  relationshipId: v.nullable(id),
  attributes: v.nullable(v.pipe(v.array(walletAttributeSchema), v.maxLength(WALLET_ATTRIBUTES_MAX))),
});

/** A connector by its address; `wait`: ms for one call. */
export function createWalletConnector(url: string, token: string, wait: number): WalletConnector {
  const call = async (step: string, path: string, body?: object) => {
    // Whoever leads elsewhere does not get the token.
    const answer = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(wait),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new WalletFault(`${step}: no answer`);
    });
    const data: unknown = await answer.json().catch(() => undefined);
    return { ok: answer.ok, status: answer.status, data };
  };
  const parsed = <T>(
    step: string,
    { ok, status, data }: Awaited<ReturnType<typeof call>>,
    schema: v.GenericSchema<unknown, T>,
  ) => {
    const read = v.safeParse(schema, data);
    if (ok && read.success) return read.output;
    throw new WalletFault(`${step}: ${status}`);
  };
  return {
    async invite(withRequestedAttributes) {
      const step = 'invite a wallet';
      return parsed(step, await call(step, '/relationships', { withRequestedAttributes }), invitation);
    },
    async look(templateId) {
      const step = 'look for a wallet';
      const answer = await call(step, `/relationships/${encodeURIComponent(templateId)}`);
      return answer.status === 404 ? undefined : parsed(step, answer, relationship);
    },
  };
}
