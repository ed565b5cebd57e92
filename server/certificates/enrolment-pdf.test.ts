import { renderAsync } from '@resvg/resvg-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENROLMENT_CERTIFICATE_LANGUAGES } from '#campus/limits.ts';
import { ENROLMENT_REASONS_MAX } from '#campus/own-limits.ts';
import { checkPdf } from '#tests/support/certificates/check-pdf.ts';
import { NAMES_IN_OTHER_SCRIPTS, NAMES_IN_SCRIPTS } from '#tests/support/certificates/names-in-scripts.ts';
import { readPdf } from '#tests/support/certificates/read-pdf.ts';
import { type EnrolmentCertificate, enrolmentPdf } from './enrolment-pdf.ts';

const DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="5" cy="5" r="4" fill="#0f6a6b"/></svg>';
describe('a certificate of enrolment', () => {
  let logo: Buffer;
  beforeAll(async () => {
    logo = (await renderAsync(DOT, { fitTo: { mode: 'width', value: 64 } })).asPng();
  });
  const drawn = (more: Partial<EnrolmentCertificate> = {}) =>
    enrolmentPdf({
      name: 'Amal Haddad',
      reasons: ['Job centre'],
      enrolledAt: new Date('2026-03-01T23:30:00Z'),
      issuedAt: new Date('2026-11-21T10:00:00Z'),
      zone: 'Europe/Berlin',
      language: 'en',
      campus: 'Lantern Campus',
      legalName: 'Lantern gGmbH',
      logo,
      brand: '#0f6a6b',
      ...more,
    });
  const linesOf = (file: Buffer) => readPdf(file).texts.map(({ text }) => text);

  it.each(NAMES_IN_SCRIPTS)(
    'holds name and reason in %s script, every letter, in the order in which it is seen',
    async (_, text, seen) => {
      const lines = linesOf(await drawn({ name: text, reasons: [text] }));
      expect(lines.filter((line) => line === seen)).toHaveLength(2);
      expect(lines.join('')).not.toContain('?');
    },
  );

  it.each(NAMES_IN_OTHER_SCRIPTS)('draws no empty box for name and reason in %s', async (_, text) => {
    const { texts } = readPdf(await drawn({ name: text, reasons: [text] }));
    expect(texts.flatMap(({ glyphs }) => glyphs)).not.toContain('0000');
  });

  it('names the letters that no font has', async () => {
    expect(linesOf(await drawn({ name: 'Anna \u{10380}' }))).toContain('Letters that cannot be printed here: U+10380');
  });

  it('says since when, for what and when, by the clocks of the organisation', async () => {
    expect(linesOf(await drawn({ reasons: ['Job centre', 'Employer'] }))).toEqual([
      'Certificate of enrolment',
      'Lantern Campus confirms that',
      'Amal Haddad',
      'has been enrolled as a learner since March 2, 2026.',
      'This certificate is issued for the following purpose:',
      'Job centre',
      'Employer',
      'Issued on November 21, 2026',
      'Lantern gGmbH',
    ]);
    expect(linesOf(await drawn({ language: 'de' }))).toContain('seit dem 2. März 2026 eingeschrieben ist.');
  });

  it.each(ENROLMENT_CERTIFICATE_LANGUAGES)(
    'is a whole file in %s, with all the reasons that there may be',
    async (language) => {
      const reasons = Array.from({ length: ENROLMENT_REASONS_MAX }, (_, n) =>
        `${n + 1} ${'a long reason '.repeat(12)}`.trim(),
      );
      const file = await drawn({ language, reasons });
      expect(readPdf(file).language).toBe(language);
      expect(linesOf(file)).toEqual(expect.arrayContaining(reasons));
      expect(await checkPdf(file)).toBe(0);
    },
  );
});
