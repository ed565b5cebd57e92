import PDFDocument from 'pdfkit';
import { directionOf, type LanguageCode } from '#campus/languages.ts';
import { MINUTES_PER_HOUR } from '#campus/limits.ts';
import { CERTIFICATE_MESSAGES } from './certificate-messages.ts';
import { registerFonts } from './fonts.ts';
import { type Line, linesOf, writeLine } from './write-line.ts';

export type CertificateKind = 'course' | 'module' | 'appointment';

export interface Certificate {
  readonly kind: CertificateKind;
  /** Of the person, in its own script. */
  readonly name: string;
  readonly title: string;
  readonly minutes: number;
  readonly completedAt: Date;
  /** IANA: whose day it is. */
  readonly zone: string;
  readonly campus: string;
  readonly legalName: string;
  /** PNG. */
  readonly logo: Buffer;
  readonly brand: string;
  readonly language: LanguageCode;
}

const MARGIN = 64;
const INK = '#1c1a17';
const SOFT = '#5a544c';
const LOGO = 56;
const LOGO_TOP = 58;

/** One landscape page as PDF: what it says is its readers' language, the name is the person's own script. */
export function certificatePdf(certificate: Certificate): Promise<Buffer> {
  const { language, completedAt, title, name, campus, logo, brand } = certificate;
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: {
      Title: `${titleOf(certificate)}: ${title}`,
      Author: campus,
      Subject: name,
      CreationDate: completedAt,
    },
  });
  registerFonts(doc);
  const { width, height } = doc.page;
  doc
    .rect(0, 0, width, 14)
    .rect(0, height - 14, width, 14)
    .fill(brand);
  doc.image(logo, (width - LOGO) / 2, LOGO_TOP, { width: LOGO, height: LOGO });
  writeText(doc, certificate);
  return bytesOf(doc);
}

function titleOf({ kind, language }: Certificate): string {
  const { title, attendance } = CERTIFICATE_MESSAGES[language];
  return kind === 'appointment' ? attendance : title;
}

function writeText(doc: PDFKit.PDFDocument, certificate: Certificate): void {
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
  writeLine(doc, titleOf(certificate), { ...large, color: brand, size: 30, y: 172 });
  writeLine(doc, messages.lead.replace('{campus}', campus), { ...soft, y: 216 });
  writeLine(doc, name, { ...large, base: 'auto', size: 40, y: 276 });
  writeLine(doc, messages[kind], { ...soft, y: 322 });
  const head: Omit<Line, 'y'> = { ...large, base: 'auto', size: 26 };
  const lines = linesOf(doc, title, head, 2);
  for (const [n, line] of lines.entries()) writeLine(doc, line, { ...head, y: 366 + n * 34 });
  const below = 366 + lines.length * 34;
  if (minutes > 0)
    writeLine(doc, messages.workload.replace('{hours}', hours.format(minutes / MINUTES_PER_HOUR)), {
      ...soft,
      y: below + 10,
    });
  const dayMessage = kind === 'appointment' ? messages.held : messages.day;
  writeLine(doc, dayMessage.replace('{day}', day.format(completedAt)), { ...soft, y: below + 36 });
  writeLine(doc, legalName, { ...soft, base: 'auto', size: 11, y: doc.page.height - 40 });
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
}
