import { bytesOf, INK, type Letterhead, MARGIN, openPage, SOFT } from './certificate-page.ts';
import { ENROLMENT_MESSAGES, type EnrolmentLanguage } from './enrolment-messages.ts';
import { writeLine } from './write-line.ts';

export interface EnrolmentCertificate extends Letterhead {
  /** Of the person, in its own script. */
  readonly name: string;
  readonly enrolledAt: Date;
  /** What it is shown for, at least one; each in whatever language it is there. */
  readonly reasons: readonly string[];
  readonly issuedAt: Date;
  /** IANA: whose days they are. */
  readonly zone: string;
  readonly language: EnrolmentLanguage;
}

/** Where the reasons stand, in points from the upper edge: as many as there may be fit in between. */
const REASONS_FROM = 404;
const REASONS_TO = 512;
const REASON_MOST = 26;

/** One landscape page as PDF: that somebody learns at the campus, since when, and what it is shown for (EARN-6). */
export async function enrolmentPdf(certificate: EnrolmentCertificate): Promise<Buffer> {
  const { name, enrolledAt, reasons, issuedAt, zone, language, campus, legalName, brand } = certificate;
  const messages = ENROLMENT_MESSAGES[language];
  const page = openPage(certificate, { language, title: messages.title, subject: name, createdAt: issuedAt });
  const { doc } = page;
  const width = doc.page.width - 2 * MARGIN;
  const soft = { size: 15, weight: 'regular', color: SOFT, base: 'ltr', width } as const;
  const large = { weight: 'bold', color: INK, base: 'auto', width } as const;
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: zone });
  await writeLine(page, messages.title, { ...large, color: brand, size: 30, y: 172 });
  await writeLine(
    page,
    messages.lead.replace('{campus}', () => campus),
    { ...soft, y: 216 },
  );
  await writeLine(page, name, { ...large, size: 40, y: 276 });
  await writeLine(
    page,
    messages.since.replace('{day}', () => days.format(enrolledAt)),
    { ...soft, y: 322 },
  );
  await writeLine(page, messages.reasons, { ...soft, y: 370 });
  const step = Math.min(REASON_MOST, (REASONS_TO - REASONS_FROM) / reasons.length);
  for (const [n, reason] of reasons.entries())
    await writeLine(page, reason, { ...large, size: step * 0.75, y: REASONS_FROM + n * step });
  await writeLine(
    page,
    messages.issued.replace('{day}', () => days.format(issuedAt)),
    { ...soft, y: 536 },
  );
  await writeLine(page, legalName, { ...soft, base: 'auto', size: 11, y: doc.page.height - 40 });
  return bytesOf(page, language, messages.unprinted);
}
