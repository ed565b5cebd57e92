import type { Appointment } from '#campus/appointments/appointment.ts';
import type { Run } from '#campus/appointments/run.ts';

/** A session of an evening in November 2026 that anybody may join, as the campus tells it. */
export function anAppointment(has: Partial<Appointment> = {}): Appointment {
  return {
    __typename: 'Appointment',
    id: 'cafe-1',
    denomination: 'Speaking café',
    description: null,
    url: null,
    moderatorLink: null,
    location: null,
    latitude: null,
    longitude: null,
    start: '2026-11-24T17:00:00.000Z',
    end: '2026-11-24T18:30:00.000Z',
    status: { denomination: 'AVAILABLE' },
    type: null,
    frequency: null,
    intervalEndDate: null,
    maxParticipants: 0,
    numberOfParticipants: 0,
    registrationDeadline: null,
    didAttend: null,
    hasCertificate: false,
    sequence: 0,
    ...has,
  };
}

export function aRun(has: Partial<Run> = {}): Run {
  const appointments = has.appointments ?? [anAppointment()];
  return {
    __typename: 'Run',
    id: 'cafe',
    isActive: true,
    enrollToAll: false,
    zone: 'Europe/Berlin',
    numberOfParticipants: 0,
    duration: 90 * appointments.length,
    start: appointments[0]?.start ?? null,
    end: appointments.at(-1)?.end ?? null,
    status: { denomination: 'AVAILABLE' },
    url: null,
    participants: [],
    messageBoard: null,
    ...has,
    appointments,
  };
}
