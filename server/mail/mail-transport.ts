import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Mail } from './compose-mail.ts';

export interface MailTransport {
  /** Resolves when the mail server has taken it, or the file is whole. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Where the mails of an organisation without a mail server lie: each as `.eml` for mail programs and as `.json` for `/dev/mail`. */
export function mailFolder(dataDir: string, organisationId: string): string {
  return join(dataDir, 'mail', organisationId);
}

/** Real SMTP where an address is set, else files that any mail program opens. */
export function openMailTransport({
  smtpUrl,
  dataDir,
}: {
  smtpUrl?: string | undefined;
  dataDir: string;
}): MailTransport {
  return smtpUrl === undefined ? fileTransport(dataDir) : smtpTransport(smtpUrl);
}

/** A mail server that does not answer within this is tried again later, ms. */
const SMTP_WAIT = 20_000;

function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_WAIT,
    greetingTimeout: SMTP_WAIT,
    socketTimeout: SMTP_WAIT,
  });
  return {
    send: async ({ organisationId: _, ...mail }) => void (await transport.sendMail(mail)),
    close: () => transport.close(),
  };
}

function fileTransport(dataDir: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const folder = mailFolder(dataDir, mail.organisationId);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const { organisationId: _, ...envelope } = mail;
      const { message } = await transport.sendMail(envelope);
      const at = new Date().toISOString();
      const name = `${at.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
      await writeWhole(join(folder, `${name}.eml`), message);
      await writeWhole(join(folder, `${name}.json`), JSON.stringify({ ...envelope, at }));
    },
    close: () => transport.close(),
  };
}

/** A file is whole or absent. */
async function writeWhole(path: string, content: string | Buffer | Readable): Promise<void> {
  const unfinished = `${path}.part`;
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, path);
}
