import { FINISHED_LANGUAGES } from 'virtual:finished-languages';
import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontsOf } from '#app/boot/fonts-of.ts';
import { Shell } from '#app/shell/shell.tsx';
import type { LanguageCode } from '#campus/languages.ts';
import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import { partnerOf } from '#campus/organisation/partner-of.ts';
import { LoginScreen } from '#features/auth-screens/login-screen.tsx';
import { OnlineContext } from '#features/calls/online.ts';
import { OrganisationContext } from '#features/organisation/organisation.ts';
import { SessionContext, type SessionControl } from '#features/session/session.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';

type Asked = {
  organisation: PublicOrganisation;
  /** Where the login is: the organisation's own or a partner's. */
  pathname: string;
  browser: readonly string[];
};

type Rendered = Omit<Asked, 'browser'> & { language: LanguageCode; messages: Messages };

export type LoginOnServer = {
  language: LanguageCode;
  /** Addresses of the letters that it is in. */
  fonts: readonly string[];
  /** HTML. `messages`: the compiled ones of the language (`.ci/build/catalogues.ts`). */
  markup: (messages: Messages) => Promise<string>;
};

/**
 * The login of a page on a new device. `browser`: the languages that it accepts, the most wanted first. Its `markup` is what the
 * app renders for a visitor of whom nothing is known: the same components in a build for the server (`.ci/build/login-markup.ts`).
 */
export function loginOf({ organisation, pathname, browser }: Asked): LoginOnServer {
  const language = negotiateLanguage({ stored: undefined, browser, organisation, finished: FINISHED_LANGUAGES });
  return {
    language,
    fonts: fontsOf({ organisation, language }),
    markup: (messages) => markupOf({ organisation, pathname, language, messages }),
  };
}

/** Its fields have no names, so that what is written there can get into no address. */
async function markupOf({ organisation, pathname, language, messages }: Rendered): Promise<string> {
  const router = routerAt(pathname, partnerOf(organisation, pathname)?.path);
  await router.load();
  // One after the other: rendering waits for nothing in between.
  i18n.loadAndActivate({ locale: language, messages });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OrganisationContext value={organisation}>
        <OnlineContext value={ONLINE}>
          <SessionContext value={{ ...NOBODY, language }}>
            <RouterProvider router={router} />
          </SessionContext>
        </OnlineContext>
      </OrganisationContext>
    </I18nProvider>,
  );
  return inTemplate(html);
}

function routerAt(pathname: string, partner: string | undefined) {
  const root = createRootRoute({ staticData: { chrome: 'bare' } });
  const login = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => <LoginScreen place={{ partner }} search={{}} />,
  });
  return createRouter({
    routeTree: root.addChildren([login]),
    history: createMemoryHistory({ initialEntries: [pathname] }),
    InnerWrap: ({ children }) => <Shell>{children}</Shell>,
  });
}

const never = (): never => {
  throw new Error('Nobody acts on a page that is rendered.');
};

const ONLINE = { read: () => true, subscribe: () => () => {}, reached: never };

const NOBODY: Omit<SessionControl, 'language'> = {
  viewerId: undefined,
  serverNow: Date.now,
  renewal: { isExpiring: () => false, subscribe: () => () => {}, renew: never },
  wire: { send: never },
  rest: never,
  download: never,
  upload: never,
  signIn: never,
  speaksAnew: never,
  signOut: never,
  follow: never,
  unsent: never,
  sendNow: never,
  changeLanguage: never,
};

/**
 * React's text has no quotes and no angle brackets of its own, so what looks like a tag or an attribute is one. Hints for
 * pictures would come before the style sheet, and a policy takes a style attribute only from a script.
 */
function inTemplate(html: string): string {
  return html
    .replaceAll(/<link [^>]*>/g, '')
    .replaceAll('<img ', '<img loading="lazy" ')
    .replaceAll(/(<[a-z][^>]*?) name="[^"]*"/g, '$1')
    .replaceAll(/(<[a-z][^>]*?) style="/g, '$1 data-style="');
}
