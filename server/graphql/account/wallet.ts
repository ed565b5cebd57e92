import { renderSVG } from 'uqr';
import { isWalletConnected } from '#campus/account/wallet-connected.ts';
import { keepInvitation, keepRelationship } from '#server/commands/account/wallet-relationship.ts';
import { act } from '#server/graphql/core/act.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { graphqlErrorUntil, unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { CampusContext } from '#server/http/context.ts';
import { requestLog } from '#server/http/request-log.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { walletOf } from '#server/policies/wallet.ts';
import { type WalletRelationship, walletRelationshipOf } from '#server/store/people/wallet-relationship.ts';
import { type WalletConnector, WalletFault } from '#server/wallet/wallet-connector.ts';

export const walletViewer = {
  idasRelationship: async (_, __, context) => {
    const { person, parts, organisation } = context;
    if (person === undefined || walletOf(organisation) === null) return null;
    const known = await walletRelationshipOf(parts.store.read, person.id);
    if (known === undefined) return null;
    return isWalletConnected(known) ? known : ((await lookedFor(context, person.id, known)) ?? null);
  },
} satisfies Fields<'Viewer'>;

export const walletResolvers = {
  IdasRelationship: {
    tokenImage: (relationship) => (isWalletConnected(relationship) ? null : pictureOf(relationship.link)),
    link: (relationship) => (isWalletConnected(relationship) ? null : relationship.link),
  },
} satisfies PartialResolvers;

/** Dark on white with its margin, whatever the colours of the page are: else cameras do not read it. */
function pictureOf(link: string): string {
  const picture = renderSVG(link, { border: 4, pixelSize: 1 });
  // Nothing else has to be escaped in an address that is data; it is asked for every two seconds.
  return `data:image/svg+xml,${picture.replaceAll(/[#%]/g, (sign) => encodeURIComponent(sign))}`;
}

/** What has become of an invitation; undefined: the connector knows nothing of it any more, so another one is to be made. */
async function lookedFor(
  context: CampusContext,
  personId: string,
  known: WalletRelationship,
): Promise<WalletRelationship | undefined> {
  const connector = await connectorOf(context);
  if (connector === undefined) return known;
  try {
    const found = await connector.look(known.templateId);
    if (found === undefined || found.relationshipId === null) return found && known;
    const { templateId } = known;
    await context.parts.store.transaction((trx) => keepRelationship(trx, personId, { templateId, ...found }));
    return { ...known, ...found };
  } catch (fault) {
    // It is asked again in a moment, and the invitation is as good as before.
    noteFault(fault);
    return known;
  }
}

/** Invites the person's wallet (WALLET-3). The connector is asked in no transaction: it may take its time. */
export async function createIdasRelationship(
  context: CampusContext,
  withRequestedAttributes: boolean,
): Promise<CommandResult> {
  const { person, organisation, parts, address } = context;
  if (person === undefined) throw unauthenticated();
  if (walletOf(organisation) === null) return refused('NOT_FOUND');
  const known = await walletRelationshipOf(parts.store.read, person.id);
  if (known !== undefined && isWalletConnected(known)) return done();
  const seconds = await parts.attemptLimits.take('wallet', `${organisation.id} ${person.id}`, address);
  if (seconds !== undefined) throw graphqlErrorUntil('RATE_LIMITED', seconds);
  const connector = await connectorOf(context);
  const invited = await connector?.invite(withRequestedAttributes).catch(noteFault);
  if (invited === undefined) return refused('WALLET_UNAVAILABLE');
  const invitation = { ...invited, id: crypto.randomUUID(), personId: person.id, withRequestedAttributes };
  // Never queued: a key that comes again would be answered without keeping the invitation that was made for it.
  return act({ ...context, idempotencyKey: undefined }, { field: 'updateViewer', args: {} }, (trx) =>
    keepInvitation(trx, invitation),
  );
}

async function connectorOf({ organisation, parts }: CampusContext): Promise<WalletConnector | undefined> {
  const settings = walletOf(organisation);
  const connector = settings === null ? undefined : await parts.wallets.of(settings);
  if (connector === undefined) requestLog.getStore()?.error('the environment has no secret for a wallet connector');
  return connector;
}

function noteFault(fault: unknown): undefined {
  if (!(fault instanceof WalletFault)) throw fault;
  requestLog.getStore()?.warn({ fault: fault.message }, 'a wallet connector did not answer');
  return undefined;
}
