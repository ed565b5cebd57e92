import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig, type LinguiConfigNormalized } from '@lingui/conf';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import type { MessagePlaces } from './message-places.ts';

type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number];

const VIRTUAL_ID = 'virtual:finished-languages';
const RESOLVED_ID = `\0${VIRTUAL_ID}`;
/** Of everybody who is signed in, and what of it the daily pages do not say (`message-places.ts`). */
const LEARNERS = 'campus';
const MORE = 'more';
const compiled = v.object({ messages: v.record(v.string(), v.unknown()) });
/** In development the first catalogue has all. */
const NO_MESSAGES = JSON.stringify({ messages: {} });
const SERVED = /^\/locales\/([a-z]+)\/([a-z]+)\.json$/;

/** `locales/{locale}/shell` → `shell`. */
function namespaceOf(catalog: Catalog): string {
  return catalog.path.slice(catalog.path.lastIndexOf('/') + 1);
}

/**
 * One catalogue as the page gets it: `{"messages": {id: compiled message}}`, English where the language has no words yet.
 * Throws where a message is not valid ICU, naming file and message, because such a message would be shown raw.
 */
export async function compileCatalogue(config: LinguiConfigNormalized, catalog: Catalog, language: string) {
  const { messages } = await catalog.getTranslations(language, {
    sourceLocale: config.sourceLocale ?? 'en',
    fallbackLocales: config.fallbackLocales,
  });
  const pseudo = config.pseudoLocale.find(({ locale }) => locale === language);
  const { source, errors } = createCompiledCatalog(language, messages, {
    namespace: 'json',
    strict: true,
    ...(pseudo ? { pseudoLocale: pseudo.locale } : {}),
  });
  const [first] = errors;
  if (first) {
    const file = relative(config.rootDir, catalog.getFilename(language));
    throw new Error(`${file}: "${first.source}" (${first.id}) is not a valid message: ${first.error.message}`);
  }
  return source;
}

/**
 * What is served under a catalogue's name: a learner's holds those of the shell too, so that a page of theirs asks for one file
 * and not for two.
 */
export async function servedCatalogue(config: LinguiConfigNormalized, catalog: Catalog, language: string) {
  const own = await compileCatalogue(config, catalog, language);
  if (namespaceOf(catalog) !== LEARNERS) return own;
  const { messages } = v.parse(compiled, JSON.parse(await compileCatalogue(config, await shellOf(config), language)));
  return JSON.stringify({ messages: Object.assign(messages, v.parse(compiled, JSON.parse(own)).messages) });
}

async function shellOf(config: LinguiConfigNormalized): Promise<Catalog> {
  const shell = (await getCatalogs(config)).find((catalog) => namespaceOf(catalog) === 'shell');
  if (shell === undefined) throw new Error('lingui.config.ts has no catalogue named shell');
  return shell;
}

/** Message ids of the source language that the other language has no words for. */
export async function missingIn(catalog: Catalog, language: LanguageCode): Promise<string[]> {
  const [source, translated] = await Promise.all([catalog.read('en'), catalog.read(language)]);
  return Object.keys(source ?? {}).filter((id) => !translated?.[id]?.translation);
}

/** The languages that the picker may offer: those whose shell has words for everything (LANG-3). */
export async function finishedLanguages(config: LinguiConfigNormalized): Promise<LanguageCode[]> {
  const shell = await shellOf(config);
  const gaps = await Promise.all(LANGUAGE_CODES.map((language) => missingIn(shell, language)));
  return LANGUAGE_CODES.filter((language, at) => language === 'en' || gaps[at]?.length === 0);
}

type IsLater = Pick<MessagePlaces, 'isLater'>;

/** Address of each catalogue → its version: short, and another one when its content is. */
export async function catalogueVersions(places: IsLater): Promise<Readonly<Record<string, string>>> {
  const versions: Record<string, string> = {};
  for (const { fileName, source } of await builtCatalogues(getConfig(), places))
    versions[`/${fileName}`] = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return versions;
}

async function builtCatalogues(config: LinguiConfigNormalized, { isLater }: IsLater) {
  const all = (await getCatalogs(config)).flatMap((catalog) =>
    LANGUAGE_CODES.map(async (language) => {
      const { messages } = v.parse(compiled, JSON.parse(await servedCatalogue(config, catalog, language)));
      const namespace = namespaceOf(catalog);
      const file = (name: string, texts: [string, unknown][]) => ({
        fileName: `locales/${language}/${name}.json`,
        source: JSON.stringify({ messages: Object.fromEntries(texts) }),
      });
      const texts = Object.entries(messages);
      if (namespace !== LEARNERS) return [file(namespace, texts)];
      const [first, more] = [texts.filter(([id]) => !isLater(id)), texts.filter(([id]) => isLater(id))];
      return [file(namespace, first), file(MORE, more)];
    }),
  );
  return (await Promise.all(all)).flat();
}

/** `virtual:finished-languages`. */
export function finished(): Plugin {
  const config = getConfig();
  return {
    name: 'campus:finished-languages',
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return undefined;
      return `export const FINISHED_LANGUAGES = ${JSON.stringify(await finishedLanguages(config))};`;
    },
  };
}

/**
 * Serves compiled catalogues at `/locales/{lng}/{ns}.json`, the path that the specification names: as files of the build, and
 * on the fly in development, where `pseudo` is served too. `lingui compile` is not used: it would overwrite the translators'
 * files, which have the same names.
 */
export function catalogues(places: MessagePlaces): Plugin {
  const config = getConfig();
  return {
    name: 'campus:catalogues',
    async generateBundle(_, bundle) {
      // The worker's bundle is built with the same plugins and must not emit the files a second time.
      if (this.environment.name !== 'client') return;
      places.sort(Object.values(bundle).filter((each) => each.type === 'chunk'));
      for (const file of await builtCatalogues(config, places)) this.emitFile({ type: 'asset', ...file });
    },
    configureServer(server) {
      const served = new Set([...config.locales, ...config.pseudoLocale.map(({ locale }) => locale)]);
      server.middlewares.use(async (request, response, next) => {
        const [, language, namespace] = SERVED.exec(request.url?.split('?')[0] ?? '') ?? [];
        const catalog = (await getCatalogs(config)).find((each) => namespaceOf(each) === namespace);
        const isWhole = namespace === MORE;
        if (language === undefined || !served.has(language) || (catalog === undefined && !isWhole)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(catalog ? await servedCatalogue(config, catalog, language) : NO_MESSAGES);
      });
    },
  };
}
