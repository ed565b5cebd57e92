import PDFDocument from 'pdfkit';
import { directionOf, type LanguageCode } from '#campus/languages.ts';
import { type Page, writeLine } from './write-line.ts';

/** What each page of the campus bears, whatever it certifies. */
export interface Letterhead {
  readonly campus: string;
  readonly legalName: string;
  /** PNG. */
  readonly logo: Buffer;
  readonly brand: string;
}

export const MARGIN = 64;
export const INK = '#1c1a17';
export const SOFT = '#5a544c';
const LOGO = 56;
const LOGO_TOP = 58;

interface About {
  readonly language: LanguageCode;
  readonly title: string;
  readonly subject: string;
  readonly createdAt: Date;
}

/** One landscape page with the bars of the brand and its logo; what stands on it is still to be written. */
export function openPage({ campus, logo, brand }: Letterhead, about: About): Page {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    lang: about.language,
    displayTitle: true,
    info: { Title: about.title, Author: campus, Subject: about.subject, CreationDate: about.createdAt },
  });
  const { width, height } = doc.page;
  doc
    .rect(0, 0, width, 14)
    .rect(0, height - 14, width, 14)
    .fill(brand);
  doc.image(logo, (width - LOGO) / 2, LOGO_TOP, { width: LOGO, height: LOGO });
  return { doc, unprinted: new Set() };
}

/** Closes the document and names letters without a glyph at its foot, so that an incomplete name is never taken for a complete one. */
export async function bytesOf(page: Page, language: LanguageCode, unprinted: string): Promise<Buffer> {
  const { doc } = page;
  if (page.unprinted.size > 0) {
    const letters = [...page.unprinted].map(nameOfLetter).join(', ');
    await writeLine(
      page,
      unprinted.replace('{letters}', () => letters),
      {
        size: 10,
        weight: 'regular',
        color: SOFT,
        base: directionOf(language),
        width: doc.page.width - 2 * MARGIN,
        y: doc.page.height - 22,
      },
    );
  }
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
}

function nameOfLetter(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
