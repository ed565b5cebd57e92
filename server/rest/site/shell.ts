import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { partnerNameOf } from '#campus/organisation/partner-of.ts';
import { firstQuestionsSchema } from '#campus/page/first-questions.ts';
import { pageFilesOf, screenAt } from '#campus/page/page-files.ts';
import { LOGIN_PAGE, pageKindOf } from '#campus/page/page-kinds.ts';
import { pageShell } from '#campus/page/page-shell.ts';
import type { RenderedLogin } from '#campus/page/splice-login.ts';
import { ownAddress } from '#server/http/own-address.ts';
import type { Visit } from '#server/http/visit.ts';
import { publicOrganisation } from '#server/rest/organisation/public-organisation.ts';
import { pageFacts, spliceFacts } from './page-facts.ts';
import { renderedLogins } from './rendered-login.ts';

interface Shell {
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  readonly policy: string;
}

/** At its best: a page that is a little larger than what a connection sends at once costs a round trip more. */
const compress = promisify(brotliCompress);
const SHELLS_MAX = 200;
const questionsText = v.pipe(v.string(), v.parseJson(), firstQuestionsSchema);

/** Answers navigations with the one shell of the build, the organisation spliced in (APP-1). */
export function createShell(distDir: string) {
  const path = join(distDir, 'index.html');
  const shells = new Map<string, Shell>();
  const loginAt = renderedLogins(distDir);
  let built = { at: 0, html: '' };
  /** The neutral shell, read again when another build has written it. */
  const neutralShell = () => {
    const at = statSync(path).mtimeMs;
    if (built.at !== at) built = { at, html: readFileSync(path, 'utf8') };
    return built;
  };

  return async function answerShell(
    visit: Extract<Visit, { is: 'campus' }>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (!existsSync(path))
      return reply.code(503).type('text/plain; charset=utf-8').send('The app is not built yet: run npm run build.\n');
    const { organisation, version, subOrganisations } = visit.catalogue;
    const { pathname } = ownAddress(request.url);
    const name = partnerNameOf(pathname);
    const partner = subOrganisations.find((one) => encodeURIComponent(one.path) === name);
    const neutral = neutralShell();
    const facts = await pageFacts(visit, pathname, request.headers['accept-language']);
    // Without it the page begins with its outline.
    const failed = (err: unknown) => {
      request.log.error({ err }, 'the login could not be rendered');
      return undefined;
    };
    const isLogin = pageKindOf(pathname) === LOGIN_PAGE && (name === undefined || partner !== undefined);
    const accepted = request.headers['accept-language'];
    const login = isLogin ? await loginAt(pathname, publicOrganisation(visit), accepted).catch(failed) : undefined;
    const key = JSON.stringify([
      ...[
        organisation.id,
        version,
        neutral.at,
        partner?.path,
        String(pageKindOf(pathname)?.path),
        screenAt(neutral.html, pathname)?.path,
        facts,
        visit.origin,
        login?.language,
      ],
    ]);
    const withFacts = (html: string) => spliceFacts(html, facts, visit.origin);
    const make = async (): Promise<Shell> => {
      const rendered = await login?.render().catch(failed);
      const made = await makeShell({ path, neutral: neutral.html }, visit, { withFacts, pathname, login: rendered });
      if (shells.size >= SHELLS_MAX) shells.clear();
      // What failed once may be rendered the next time.
      if (login === undefined || rendered !== undefined) shells.set(key, made);
      return made;
    };
    const shell = shells.get(key) ?? (await make());
    reply
      .header('content-security-policy', shell.policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language')
      .header('etag', shell.etag)
      .type('text/html; charset=utf-8');
    // The app says that there is no such partner; whoever does not run it reads it here.
    if (name !== undefined && partner === undefined) reply.code(404);
    else if (request.headers['if-none-match'] === shell.etag) return reply.code(304).send();
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(shell.html);
    return reply.header('content-encoding', 'br').send(shell.brotli);
  };
}

interface OfPath {
  readonly pathname: string;
  readonly withFacts: (html: string) => string;
  readonly login: RenderedLogin | undefined;
}

async function makeShell(
  { path, neutral }: { path: string; neutral: string },
  visit: Extract<Visit, { is: 'campus' }>,
  { withFacts, pathname, login }: OfPath,
): Promise<Shell> {
  const files = pageFilesOf(neutral);
  const textOf = (file: string): string => readFileSync(join(dirname(path), file), 'utf8');
  const ofBuild = files && {
    firstPaint: { script: textOf(files.firstPaint.fromServer.file), hash: files.firstPaint.fromServer.hash },
    firstQuestions: v.parse(questionsText, textOf(files.firstQuestions)),
    login: login && {
      ...login,
      show: { script: textOf(files.showLogin.file), hash: files.showLogin.hash },
    },
  };
  const page = pageShell(neutral, publicOrganisation(visit), pathname, ofBuild);
  const html = Buffer.from(withFacts(page.html));
  return {
    html,
    brotli: await compress(html),
    // Weak: the compressed and the plain body are the same page.
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    policy: page.policy,
  };
}
