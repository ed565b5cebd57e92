import { directionOf, type LanguageCode } from '#campus/languages.ts';
import { MINUTES_PER_HOUR } from '#campus/limits.ts';
import { CERTIFICATE_MESSAGES } from './certificate-messages.ts';
import { bytesOf, INK, type Letterhead, MARGIN, openPage, SOFT } from './certificate-page.ts';
import { type Line, linesOf, type Page, writeLine } from './write-line.ts';

export type CertificateKind = 'course' | 'module' | 'appointment';

export interface Certificate extends Letterhead {
  readonly kind: CertificateKind;
  /** Of the person, in its own script. */
  readonly name: string;
  readonly title: string;
  readonly minutes: number;
  readonly completedAt: Date;
  /** IANA: whose day it is. */
  readonly zone: string;
  readonly language: LanguageCode;
}

/** One landscape page as PDF: what it says is its readers' language, the name is the person's own script. */
export async function certificatePdf(certificate: Certificate): Promise<Buffer> {
  const { language, completedAt, title, name } = certificate;
  const pageTitle = `${titleOf(certificate)}: ${title}`;
  const page = openPage(certificate, { language, title: pageTitle, subject: name, createdAt: completedAt });
  await writeText(page, certificate);
  return bytesOf(page, language, CERTIFICATE_MESSAGES[language].unprinted);
}

function titleOf({ kind, language }: Certificate): string {
  const { title, attendance } = CERTIFICATE_MESSAGES[language];
  return kind === 'appointment' ? attendance : title;
}

async function writeText(page: Page, certificate: Certificate): Promise<void> {
  const { doc } = page;
  const { kind, name, title, minutes, completedAt, campus, legalName, brand, language, zone } = certificate;
  const messages = CERTIFICATE_MESSAGES[language];
  const base = directionOf(language);
  const width = doc.page.width - 2 * MARGIN;
  const soft = { size: 15, weight: 'regular', color: SOFT, base, width } as const;
  const large = { weight: 'bold', color: INK, base, width } as const;
  const unit = { style: 'unit', unit: 'hour', unitDisplay: 'long' } as const;
  // Hours are the same word in Pashto, but the data of Intl has only "h" for more than one.
  const hours = new Intl.NumberFormat(`${language === 'ps' ? 'fa' : language}-u-nu-latn`, {
    ...unit,
    maximumFractionDigits: 1,
  });
  const day = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: zone });
  await writeLine(page, titleOf(certificate), { ...large, color: brand, size: 30, y: 172 });
  await writeLine(
    page,
    messages.lead.replace('{campus}', () => campus),
    { ...soft, y: 216 },
  );
  await writeLine(page, name, { ...large, base: 'auto', size: 40, y: 276 });
  await writeLine(page, messages[kind], { ...soft, y: 322 });
  const head: Omit<Line, 'y'> = { ...large, base: 'auto', size: 26 };
  const lines = await linesOf(title, head, 2);
  for (const [n, line] of lines.entries()) await writeLine(page, line, { ...head, y: 366 + n * 34 });
  const below = 366 + lines.length * 34;
  if (minutes > 0)
    await writeLine(
      page,
      messages.workload.replace('{hours}', () => hours.format(minutes / MINUTES_PER_HOUR)),
      {
        ...soft,
        y: below + 10,
      },
    );
  const dayMessage = kind === 'appointment' ? messages.held : messages.day;
  await writeLine(
    page,
    dayMessage.replace('{day}', () => day.format(completedAt)),
    { ...soft, y: below + 36 },
  );
  await writeLine(page, legalName, { ...soft, base: 'auto', size: 11, y: doc.page.height - 40 });
}
