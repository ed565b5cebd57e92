import * as v from 'valibot';
import { EMAIL_MAX } from '#campus/limits.ts';
import { addressIn } from '#campus/text/address-in.ts';
import { atMost } from '#campus/text/length-of.ts';
import { typedLine } from '#campus/text/typed-text.ts';

/** RFC 5321 and 6531: letters of any script, and the signs that need no quotes. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const ASCII_DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;
/** What word processors make of an apostrophe. */
const APOSTROPHES = /[\u2018\u2019\u02bc]/g;

/** An address as it was meant, however it was typed or pasted. */
export function typedEmail(text: string): string {
  return typedLine(text.normalize('NFKC')).replace(APOSTROPHES, "'");
}

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return LOCAL.test(text.slice(0, Math.max(at, 0))) && domainOf(text) !== undefined;
}

/** The domain as mail servers have it: Chrome sends `xn--mller-kva.de` for what others send as `müller.de`. */
export function domainOf(email: string): string | undefined {
  return asciiDomain(email.slice(email.lastIndexOf('@') + 1));
}

export function asciiDomain(domain: string): string | undefined {
  const hostname = DOMAIN.test(domain) ? addressIn(`http://${domain}`)?.hostname : undefined;
  return hostname !== undefined && ASCII_DOMAIN.test(hostname) ? hostname : undefined;
}

/** An address from outside, as it was meant. */
export const emailSchema = v.pipe(
  v.string(),
  v.transform(typedEmail),
  v.check(isEmail, 'an e-mail address like name@example.org'),
  atMost(EMAIL_MAX),
);
