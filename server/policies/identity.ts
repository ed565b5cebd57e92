import type { ExchangeService } from '#server/model/exchange-shape.ts';
import type { IdentityClient } from '#server/model/identity-shapes.ts';
import type { Organisation } from '#server/model/shapes.ts';

/** The identity clients that may be used here: Google's only where its flag is on (AUTH-14). */
export function shownClients({ identityClients, features }: Organisation): readonly IdentityClient[] {
  return identityClients.filter(({ isGoogle }) => features.showGoogleLogin || !isGoogle);
}

/** The exchange service, where it is configured and its flag is on (AUTH-17). */
export function exchangeServiceOf({ exchangeService, features }: Organisation): ExchangeService | undefined {
  return features.showIdasIntegrationOptions ? (exchangeService ?? undefined) : undefined;
}
