import { domainOf, typedEmail } from '#campus/account/email-address.ts';

/** How e-mails are compared (SECURITY-6): a domain in letters of its language is the one that mail servers have for it. */
export function foldEmail(email: string): string {
  const folded = typedEmail(email).toLowerCase();
  const domain = domainOf(folded);
  return domain === undefined ? folded : `${folded.slice(0, folded.lastIndexOf('@') + 1)}${domain}`;
}
