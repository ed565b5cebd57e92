import { describe, expect, it } from 'vitest';
import { anAppointment, aRun } from '#tests/support/campus/live.ts';
import { datesOfRuns } from './dates-of-runs.ts';

const NOW = new Date('2026-11-24T17:00:00Z');
const date = (id: string, start: string, end: string, status: 'AVAILABLE' | 'TAKEN' = 'AVAILABLE') =>
  anAppointment({ id, start, end, status: { denomination: status } });

const over = date('over', '2026-11-20T17:00:00Z', '2026-11-20T18:00:00Z', 'TAKEN');
const longOver = date('long-over', '2026-11-13T17:00:00Z', '2026-11-13T18:00:00Z');
const live = date('live', '2026-11-24T16:30:00Z', '2026-11-24T17:30:00Z');
const tomorrow = date('tomorrow', '2026-11-25T17:00:00Z', '2026-11-25T18:00:00Z');
const ofMine = date('mine', '2026-12-01T17:00:00Z', '2026-12-01T18:00:00Z', 'TAKEN');

const idsOf = (runs: Parameters<typeof datesOfRuns>[0], isTutor = false) => {
  const { next, ahead, past } = datesOfRuns(runs, NOW, { isTutor });
  return [next?.appointment.id, ahead.map(({ appointment }) => appointment.id), past.map((d) => d.appointment.id)];
};

describe('the dates of a unit', () => {
  it('begin with the one that runs or comes next; what is over comes last, the newest first', () => {
    expect(idsOf([aRun({ appointments: [longOver, over, live, tomorrow] })])).toEqual([
      'live',
      ['tomorrow'],
      ['over', 'long-over'],
    ]);
  });

  it('stand where they stood when one of them is taken', () => {
    expect(idsOf([aRun({ appointments: [live, tomorrow, ofMine] })])).toEqual(['live', ['tomorrow', 'mine'], []]);
  });

  it('come from all runs, by their start', () => {
    const runs = [aRun({ id: 'a', appointments: [tomorrow] }), aRun({ id: 'b', appointments: [live, ofMine] })];
    expect(idsOf(runs)).toEqual(['live', ['tomorrow', 'mine'], []]);
  });

  it('leave out a closed run, but not for its tutor nor for whoever takes part', () => {
    const closed = aRun({ isActive: false, appointments: [tomorrow] });
    expect(idsOf([closed])).toEqual([undefined, [], []]);
    expect(idsOf([closed], true)).toEqual(['tomorrow', [], []]);
    expect(idsOf([{ ...closed, status: { denomination: 'TAKEN' } }])).toEqual(['tomorrow', [], []]);
    expect(idsOf([{ ...closed, appointments: [ofMine] }])).toEqual(['mine', [], []]);
  });

  it('have nothing on top when all are over', () => {
    expect(idsOf([aRun({ appointments: [over] })])).toEqual([undefined, [], ['over']]);
  });
});
