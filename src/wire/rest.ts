import * as v from 'valibot';
import { CampusError } from './campus-failure.ts';
import { type WireParts, wireFetch } from './wire-fetch.ts';

export type RestCall = {
  path: `/${string}`;
  /** `HEAD`: whether it is to be had; answers nothing. */
  method?: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  body?: Record<string, unknown> | Blob;
};

/** One of the few calls beside GraphQL (API-4). Answers the parsed JSON; throws a `CampusError` and nothing else. */
export type Rest = (call: RestCall) => Promise<unknown>;

const failed = v.object({ errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()) });

export function createRest(parts: WireParts & { origin: string }): Rest {
  const fetch = wireFetch(parts);
  return async ({ path, method = 'GET', body }) => {
    const answer = await fetch(new URL(path, parts.origin), {
      method,
      credentials: 'include',
      headers: { accept: 'application/json', ...(body && { 'content-type': typeOf(body) }) },
      ...(body && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
    if (method === 'HEAD') {
      if (answer.ok) return undefined;
      throw new CampusError({ kind: 'refused', code: answer.status === 404 ? 'NOT_FOUND' : 'NOT_ALLOWED' });
    }
    const data: unknown = await answer.json().catch((cause: unknown) => {
      throw new CampusError({ kind: 'garbled', where: path }, { cause });
    });
    if (answer.ok) return data;
    const refused = v.safeParse(failed, data);
    if (!refused.success) throw new CampusError({ kind: 'garbled', where: path });
    throw new CampusError({ kind: 'refused', code: refused.output.errors[0].message });
  };
}

/** A file is sent as what it is, everything else as JSON. */
function typeOf(body: Record<string, unknown> | Blob): string {
  return body instanceof Blob ? body.type : 'application/json';
}
