import * as v from 'valibot';
import { addressIn } from '#campus/text/address-in.ts';
import { isSecureOrLoopback } from './identity-client-file.ts';

const chatOrigin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && isSecureOrLoopback(new URL(text)) && new URL(text).origin === text,
    'the https origin of a Mattermost server, like https://chat.example.org',
  ),
);

const domain = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, 'a domain like example.org'),
);

/** The organisation's chat (COMMUNITY-9). Its cookies reach it only where campus and chat share `cookieDomain`, or a host. */
export const mattermostFile = v.pipe(
  v.strictObject({
    url: chatOrigin,
    team: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{1,63}$/, 'the name of a team as it stands in its address')),
    /** Its prefix keeps a campus file from naming a secret of the server that was never meant for a chat. */
    tokenEnv: v.pipe(
      v.string(),
      v.regex(/^MATTERMOST_[A-Z0-9_]{1,80}$/, 'the name of an environment variable like MATTERMOST_TOKEN'),
    ),
    cookieDomain: v.optional(v.nullable(domain), null),
  }),
  v.check(
    ({ url, cookieDomain }) => cookieDomain === null || `.${addressIn(url)?.hostname}`.endsWith(`.${cookieDomain}`),
    'cookieDomain must be a domain that the chat is in',
  ),
);
