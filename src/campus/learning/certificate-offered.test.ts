import { describe, expect, it } from 'vitest';
import { flagCases } from '#tests/support/sources/flag-cases.ts';
import {
  appointmentCertificateOffered,
  courseCertificateOffered,
  moduleCertificateOffered,
} from './certificate-offered.ts';

const on = { enableCompletionCertificates: true };
const course = (denomination: 'AVAILABLE' | 'TAKEN' | 'COMPLETED' | 'PREVIEW', hasCertificate = true) => ({
  hasCertificate,
  isRequired: true,
  courseType: 'REGULAR_MOOC' as const,
  status: { denomination },
});

const END = '2027-03-28T19:00:00.000Z';
const appointment = { hasCertificate: true, end: END, didAttend: true };

describe('a certificate is offered', () => {
  it.each(
    flagCases('enableCompletionCertificates', {
      off: { unit: false, module: false, appointment: false },
      on: { unit: true, module: true, appointment: true },
    }),
  )('for what is completed, where the campus gives them: %s', (enableCompletionCertificates, expected) => {
    const campus = { enableCompletionCertificates };
    expect({
      unit: courseCertificateOffered(course('COMPLETED'), campus),
      module: moduleCertificateOffered({ hasCertificate: true, courses: [course('COMPLETED')] }, campus),
      appointment: appointmentCertificateOffered(appointment, campus, new Date(END)),
    }).toEqual(expected);
  });

  it.each([
    ['that has none', course('COMPLETED', false)],
    ['that is taken', course('TAKEN')],
    ['that is available', course('AVAILABLE')],
    ['that a tutor looks at', course('PREVIEW')],
  ])('for no unit %s', (_, unit) => {
    expect(courseCertificateOffered(unit, on)).toBe(false);
  });

  it.each([
    ['all completed', [course('COMPLETED'), course('COMPLETED')], true, true],
    ['one left', [course('COMPLETED'), course('TAKEN')], true, false],
    ['the module has none, its units do', [course('COMPLETED')], false, false],
    ['its units have none, the module does', [course('COMPLETED', false)], true, true],
    ['a module without units', [], true, false],
  ])('for a module: %s', (_, courses, hasCertificate, expected) => {
    expect(moduleCertificateOffered({ hasCertificate, courses }, on)).toBe(expected);
  });

  it.each([
    ['that has none', { hasCertificate: false }],
    ['that runs until this second', { end: '2027-03-28T19:00:00.001Z' }],
    ['that the learner was not at', { didAttend: false }],
    ['of which nobody has said yet who was there', { didAttend: null }],
  ])('for no appointment %s', (_, has) => {
    expect(appointmentCertificateOffered({ ...appointment, ...has }, on, new Date(END))).toBe(false);
  });
});
