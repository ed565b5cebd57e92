import { describe, expect, it } from 'vitest';
import { fittingCmi } from './fitting-cmi.ts';
import type { Cmi } from './scorm-data.ts';

const within = (most: number) => (cmi: Cmi) => JSON.stringify(cmi).length <= most;
const PLACE: Cmi = { 'cmi.location': '7', 'cmi.suspend_data': 'x'.repeat(500) };
const LOG: Cmi = {
  'cmi.interactions.0.learner_response': 'y'.repeat(400),
  'cmi.interactions.1.learner_response': '\u0000'.repeat(300),
  'cmi.comments_from_learner.0.comment': 'z',
};

describe('what a package says', () => {
  it('is sent whole where it fits', () => {
    expect(fittingCmi({ ...PLACE, ...LOG }, within(5000))).toEqual({ cmi: { ...PLACE, ...LOG }, tooMuch: undefined });
  });

  it('loses its log rather than the place, and says which part of it was too much', () => {
    expect(fittingCmi({ ...PLACE, ...LOG }, within(1000))).toEqual({
      cmi: PLACE,
      tooMuch: 'cmi.interactions.1.learner_response',
    });
  });

  it('is refused by the name of its largest element where even that is too much', () => {
    expect(fittingCmi({ ...PLACE, ...LOG }, within(100))).toEqual({ cmi: undefined, tooMuch: 'cmi.suspend_data' });
  });
});
