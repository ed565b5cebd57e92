import * as v from 'valibot';

/** The German exchange service, or another SAML 2.0 identity provider (AUTH-17). Its private key is never stored: only where it is found. */
export const exchangeServiceSchema = v.object({
  /** What the provider calls itself (its entityID). */
  issuer: v.string(),
  /** Where a login begins. */
  entryPoint: v.string(),
  /** Where a logout goes on; null: nowhere. */
  logoutUrl: v.nullable(v.string()),
  /** PEM; the provider signs with the key of one of them. */
  certificates: v.array(v.string()),
  /** Environment variable with the PEM key that requests are signed with; null: they are not signed. */
  keyEnv: v.nullable(v.string()),
  /** What the provider calls these. */
  attributes: v.object({ email: v.string(), firstName: v.string(), lastName: v.string() }),
  /** Whether an address that it tells is somebody's own. */
  vouchesForEmail: v.boolean(),
});
export type ExchangeService = v.InferOutput<typeof exchangeServiceSchema>;
