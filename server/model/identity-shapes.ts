import * as v from 'valibot';
import { localizedSchema } from './localized.ts';

/** A way to sign in through an identity provider. The secret itself is never stored: only where it is found. */
export const identityClientSchema = v.object({
  id: v.string(),
  issuer: v.string(),
  clientId: v.string(),
  secretEnv: v.nullable(v.string()),
  scopes: v.array(v.string()),
  buttonText: localizedSchema,
  buttonIcon: v.nullable(v.string()),
  buttonBackgroundColor: v.nullable(v.string()),
  isGoogle: v.boolean(),
  acceptsIdTokens: v.boolean(),
});
export type IdentityClient = v.InferOutput<typeof identityClientSchema>;
