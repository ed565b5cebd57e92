import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './compose-mail.ts';

export interface MailTransport {
  /** Resolves when the mail server has taken it, or the file is whole. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Where the mails of a campus without a mail server lie. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** Real SMTP where an address is set, else files that any mail program opens. */
export function openMailTransport({
  smtpUrl,
  dataDir,
}: {
  smtpUrl?: string | undefined;
  dataDir: string;
}): MailTransport {
  return smtpUrl === undefined ? fileTransport(mailFolder(dataDir)) : smtpTransport(smtpUrl);
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
    send: async (mail) => void (await transport.sendMail(mail)),
    close: () => transport.close(),
  };
}

function fileTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const { message } = await transport.sendMail(mail);
      const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
      const unfinished = `${path}.part`;
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, path);
    },
    close: () => transport.close(),
  };
}
