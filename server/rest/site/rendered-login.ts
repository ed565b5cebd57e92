import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Negotiator from 'negotiator';
import * as v from 'valibot';
import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import type { RenderedLogin } from '#campus/page/splice-login.ts';

const catalogue = v.pipe(v.string(), v.parseJson(), v.object({ messages: v.record(v.string(), v.unknown()) }));
type Messages = v.InferOutput<typeof catalogue>['messages'];

type Asked = { organisation: PublicOrganisation; pathname: string; browser: readonly string[] };
/** What the build has for the server (`src/app/rendered/login-markup.tsx`). */
const moduleSchema = v.object({
  loginOf: v.custom<(asked: Asked) => unknown>((value) => typeof value === 'function'),
});
const loginSchema = v.object({
  language: v.picklist(LANGUAGE_CODES),
  fonts: v.array(v.string()),
  markup: v.custom<(messages: Messages) => Promise<string>>((value) => typeof value === 'function'),
});

export type LoginToRender = { language: LanguageCode; render: () => Promise<RenderedLogin> };

/** The login of a build, as a page of a first visit has it: it is there before any script has come. */
export function renderedLogins(distDir: string) {
  const path = join(distDir, 'rendered/login-markup.mjs');
  const build = existsSync(path) ? import(pathToFileURL(path).href) : undefined;
  // Said where it is used: a page without it begins with its outline.
  build?.catch(() => {});

  /** Undefined where the build has none. `pathname`: of a login. `accepted`: languages, as the header of the request has them. */
  return async function loginAt(
    pathname: string,
    organisation: PublicOrganisation,
    accepted: string | undefined,
  ): Promise<LoginToRender | undefined> {
    if (build === undefined) return undefined;
    const browser = new Negotiator({ headers: { 'accept-language': accepted ?? '' } }).languages();
    const { loginOf } = v.parse(moduleSchema, await build);
    const { language, fonts, markup } = v.parse(loginSchema, loginOf({ organisation, pathname, browser }));
    const render = async (): Promise<RenderedLogin> => {
      const { messages } = v.parse(catalogue, readFileSync(join(distDir, 'locales', language, 'shell.json'), 'utf8'));
      return { markup: await markup(messages), language, fonts };
    };
    return { language, render };
  };
}
