import { describe, expect, it } from 'vitest';
import {
  appointmentCertificateOffered,
  courseCertificateOffered,
  moduleCertificateOffered,
} from './certificate-offered.ts';

const on = { enableCompletionCertificates: true };
const off = { enableCompletionCertificates: false };
const course = (denomination: 'AVAILABLE' | 'TAKEN' | 'COMPLETED' | 'PREVIEW', hasCertificate = true) => ({
  ...{ hasCertificate, isRequired: true, courseType: 'REGULAR_MOOC' as const },
  status: { denomination },
});

describe('a certificate is offered', () => {
  it.each([
    ['completed, with one, where the campus gives them', course('COMPLETED'), on, true],
    ['where the campus gives none', course('COMPLETED'), off, false],
    ['for a unit that has none', course('COMPLETED', false), on, false],
    ['for a unit that is taken', course('TAKEN'), on, false],
    ['for a unit that is available', course('AVAILABLE'), on, false],
    ['for a unit that a tutor looks at', course('PREVIEW'), on, false],
  ])('for a unit: %s', (_, unit, campus, expected) => {
    expect(courseCertificateOffered(unit, campus)).toBe(expected);
  });

  it.each([
    ['all completed', [course('COMPLETED'), course('COMPLETED')], true, on, true],
    ['one left', [course('COMPLETED'), course('TAKEN')], true, on, false],
    ['the module has none, its units do', [course('COMPLETED')], false, on, false],
    ['its units have none, the module does', [course('COMPLETED', false)], true, on, true],
    ['the campus gives none', [course('COMPLETED')], true, off, false],
    ['a module without units', [], true, on, false],
  ])('for a module: %s', (_, courses, hasCertificate, campus, expected) => {
    expect(moduleCertificateOffered({ hasCertificate, courses }, campus)).toBe(expected);
  });

  it.each([
    ['over, and the learner was there', {}, on, true],
    ['where the campus gives none', {}, off, false],
    ['that has none', { hasCertificate: false }, on, false],
    ['that runs until this second', { end: '2027-03-28T19:00:00.001Z' }, on, false],
    ['that the learner was not at', { didAttend: false }, on, false],
    ['of which nobody has said yet who was there', { didAttend: null }, on, false],
  ])('for an appointment: %s', (_, has, campus, expected) => {
    const appointment = { hasCertificate: true, end: '2027-03-28T19:00:00.000Z', didAttend: true, ...has };
    expect(appointmentCertificateOffered(appointment, campus, new Date('2027-03-28T19:00:00.000Z'))).toBe(expected);
  });
});
