import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';

/** A setting or a state that stops the server or a command. The message tells the operator in one sentence what to change. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export interface Config {
  readonly port: number;
  /** The one address of this machine that the server listens at. Left out: see `listensAt`. */
  readonly bind: string | undefined;
  /** Whether the operator asks for the demo campus, whose accounts have public passwords. */
  readonly demo: DemoOption;
  readonly dataDir: string;
  /** Left out: the embedded SQLite database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Origin of organisation 1 in links, overriding its first host (TENANT-2). */
  readonly publicOrigin: string | undefined;
  /** Where uploaded packages run: always a sub-domain of the app's own host (PACKAGE-2). */
  readonly contentOrigin: ContentOriginPattern;
  readonly smtpUrl: string | undefined;
  /** Program and arguments that look for viruses in a file (FILE-7); left out: nothing is scanned. */
  readonly scanCommand: string | undefined;
  /** What documents are encrypted with (DOC-4); left out: a key that the database keeps. */
  readonly documentKey: Uint8Array | undefined;
  /** The value of an environment variable that an organisation's file names, of the kinds in `SECRET_NAME` only. */
  readonly secretOf: (name: string) => string | undefined;
  /** Addresses or ranges whose `x-forwarded-*` headers count. */
  readonly trustedProxies: readonly string[];
  /** Introspection, and a root query inside a transaction throws. */
  readonly development: boolean;
}

/** `if-local`: as `npm start` asks, while nothing is set that would bring anybody but this machine here. */
export type DemoOption = 'yes' | 'if-local' | 'no';

export interface ContentOriginPattern {
  /** Left out: the scheme of the request. */
  readonly scheme: 'http' | 'https' | undefined;
  /** What stands in front of the organisation's host, with the dot: `content.` */
  readonly prefix: string;
  /** Whether each package has a host of its own below it. Left out: where the organisation's host ends with `.localhost`. */
  readonly hasPackageHosts: boolean | undefined;
}

export const DEFAULT_PORT = 8080;
export const DEFAULT_CONTENT_ORIGIN: ContentOriginPattern = {
  scheme: undefined,
  prefix: 'content.',
  hasPackageHosts: undefined,
};

const CONTENT_PATTERN = /^(https?):\/\/(\{package\}\.)?((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+)\{host\}$/;

/** No other variable: a campus's file must not get at the settings of the server. */
const SECRET_NAME = /^(?:OPENID|PARTNER|MATTERMOST|SAML|WALLET)_[A-Z0-9_]+$/;

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const origin = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text),
);
const databaseUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./));
/** Of AES-256. */
const DOCUMENT_KEY_BYTES = 32;
const documentKey = v.pipe(
  v.string(),
  v.base64(),
  v.transform((text) => new Uint8Array(Buffer.from(text, 'base64'))),
  v.check((key) => key.length === DOCUMENT_KEY_BYTES),
);
const address = v.pipe(
  v.string(),
  v.check((text) => isIP(text) !== 0),
);
const smtpUrl = v.pipe(v.string(), v.regex(/^smtps?:\/\/./));

/** Reads every setting of the server; nothing else looks at the environment. Throws ConfigError. */
export function readConfig(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const flags = readFlags(args);
  return {
    port: setting('PORT (or --port)', flags.port ?? env.PORT, port, 'a number from 0 to 65535') ?? DEFAULT_PORT,
    bind: setting('BIND', env.BIND, address, 'an address of this machine like 127.0.0.1, or 0.0.0.0 for all of them'),
    demo: flags.demo,
    dataDir: resolve(flags.dataDir ?? filled(env.DATA_DIR) ?? '.data'),
    databaseUrl: setting('DATABASE_URL', env.DATABASE_URL, databaseUrl, 'like postgres://user@host:5432/campus'),
    publicOrigin: setting('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN, origin, 'an origin like https://campus.example.org'),
    contentOrigin: readContentOrigin(filled(env.CONTENT_ORIGIN)),
    smtpUrl: setting('SMTP_URL', env.SMTP_URL, smtpUrl, 'like smtp://user:password@mail.example.org:587'),
    scanCommand: filled(env.SCAN_COMMAND),
    documentKey: setting(
      'DOCUMENT_KEY',
      env.DOCUMENT_KEY,
      documentKey,
      '32 bytes in base64, as of openssl rand -base64 32',
    ),
    secretOf: (name) => (SECRET_NAME.test(name) ? filled(env[name]) : undefined),
    trustedProxies: readProxies(filled(env.TRUSTED_PROXY)),
    development: env.NODE_ENV === 'development',
  };
}

type Flags = { port: string | undefined; dataDir: string | undefined; demo: DemoOption };

function readFlags(args: readonly string[]): Flags {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        'data-dir': { type: 'string' },
        demo: { type: 'boolean' },
        'demo-if-local': { type: 'boolean' },
      },
    });
    const otherwise = values['demo-if-local'] ? 'if-local' : 'no';
    return { port: values.port, dataDir: filled(values['data-dir']), demo: values.demo ? 'yes' : otherwise };
  } catch {
    throw new ConfigError('Only --port NUMBER, --data-dir FOLDER and --demo can be given on the command line.');
  }
}

/** Names the folder or the database of the campus, for messages to the operator. */
export function placeOf({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): string {
  return databaseUrl === undefined ? dataDir : 'the PostgreSQL of DATABASE_URL';
}

function filled(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value.trim();
}

function setting<S extends v.GenericSchema<string, unknown>>(
  name: string,
  value: string | undefined,
  schema: S,
  wanted: string,
): v.InferOutput<S> | undefined {
  const text = filled(value);
  if (text === undefined) return undefined;
  const parsed = v.safeParse(schema, text);
  // The value itself is not repeated: DATABASE_URL and SMTP_URL hold passwords.
  if (!parsed.success) throw new ConfigError(`${name} is not usable: it must be ${wanted}.`);
  return parsed.output;
}

function readContentOrigin(value: string | undefined): ContentOriginPattern {
  if (value === undefined) return DEFAULT_CONTENT_ORIGIN;
  const [, scheme, label, prefix] = CONTENT_PATTERN.exec(value) ?? [];
  if (prefix === undefined)
    throw new ConfigError(
      'CONTENT_ORIGIN is not usable: it must be a pattern like https://content.{host} or https://{package}.content.{host}.',
    );
  return { scheme: scheme === 'https' ? 'https' : 'http', prefix, hasPackageHosts: label !== undefined };
}

function readProxies(value: string | undefined): readonly string[] {
  const proxies = (value ?? '').split(',').flatMap((part) => filled(part) ?? []);
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const version = isIP(address);
    const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
    if (version === 0 || !fits)
      throw new ConfigError('TRUSTED_PROXY is not usable: it must be addresses or ranges like 10.0.0.1, 10.0.0.0/8.');
  }
  return proxies;
}
