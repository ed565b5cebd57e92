import * as v from 'valibot';

/**
 * What an identity provider puts into the address: code and state, or a jwt, or an error (AUTH-15). Whatever else is
 * there goes along.
 */
export const openIdSearch = v.record(v.string(), v.fallback(v.pipe(v.unknown(), v.transform(String)), ''));
export type OpenIdSearch = v.InferOutput<typeof openIdSearch>;
