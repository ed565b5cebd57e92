import { Scorm12API } from 'scorm-again/scorm12/min';
import { Scorm2004API } from 'scorm-again/scorm2004/min';
import { describe, expect, it } from 'vitest';
import { committing } from './commit-here.ts';
import { loadCmi } from './load-cmi.ts';
import { whatToKeep } from './what-to-keep.ts';

const aRuntime12 = () => new Scorm12API(committing(() => undefined));
const aRuntime2004 = () => new Scorm2004API(committing(() => undefined));

describe('what an item reads first', () => {
  it('is what it wrote last, in SCORM 1.2', () => {
    const api = aRuntime12();
    loadCmi(api, { 'cmi.core.lesson_location': 'page7', 'cmi.suspend_data': 'half', 'cmi.core.entry': 'resume' });
    expect(api.lmsInitialize('')).toBe('true');
    expect(api.lmsGetValue('cmi.core.lesson_location')).toBe('page7');
    expect(api.lmsGetValue('cmi.suspend_data')).toBe('half');
    expect(api.lmsGetValue('cmi.core.entry')).toBe('resume');
  });

  it('is what it wrote last, in SCORM 2004', () => {
    const api = aRuntime2004();
    loadCmi(api, { 'cmi.location': '3', 'cmi.completion_status': 'incomplete', 'cmi.total_time': 'PT90S' });
    expect(api.lmsInitialize('')).toBe('true');
    expect(api.lmsGetValue('cmi.location')).toBe('3');
    expect(api.lmsGetValue('cmi.completion_status')).toBe('incomplete');
    expect(api.lmsGetValue('cmi.total_time')).toMatch(/^PT/);
  });

  it('is long lists in their order, with all that depends on their types', () => {
    const before = aRuntime2004();
    before.lmsInitialize('');
    for (let at = 0; at < 12; at += 1) {
      before.lmsSetValue(`cmi.interactions.${at}.id`, `question-${at}`);
      before.lmsSetValue(`cmi.interactions.${at}.type`, 'choice');
      before.lmsSetValue(`cmi.interactions.${at}.correct_responses.0.pattern`, 'b');
      before.lmsSetValue(`cmi.interactions.${at}.learner_response`, 'a');
      before.lmsSetValue(`cmi.objectives.${at}.id`, `objective-${at}`);
      before.lmsSetValue(`cmi.objectives.${at}.success_status`, 'passed');
    }
    const kept = whatToKeep(before.getFlattenedCMI()).cmi;
    const again = aRuntime2004();
    loadCmi(again, kept);
    again.lmsInitialize('');
    expect(again.lmsGetValue('cmi.interactions._count')).toBe('12');
    expect(again.lmsGetValue('cmi.interactions.11.learner_response')).toBe('a');
    expect(again.lmsGetValue('cmi.objectives.11.success_status')).toBe('passed');
    expect(whatToKeep(again.getFlattenedCMI()).cmi).toMatchObject({ 'cmi.interactions.11.id': 'question-11' });
  });

  it('is the rest, where one value is of no use any more', () => {
    const api = aRuntime12();
    loadCmi(api, { 'cmi.core.score.raw': 'many', 'cmi.nothing.like.it': '1', 'cmi.core.lesson_location': 'page7' });
    api.lmsInitialize('');
    expect(api.lmsGetValue('cmi.core.lesson_location')).toBe('page7');
  });

  it('has no time and no end of the session before', () => {
    const api = aRuntime12();
    loadCmi(api, { 'cmi.core.session_time': '01:00:00', 'cmi.core.exit': 'suspend' });
    expect(api.getFlattenedCMI()).toMatchObject({ 'cmi.core.session_time': '00:00:00', 'cmi.core.exit': '' });
  });

  it('survives NUL and halves of characters', () => {
    const before = aRuntime12();
    before.lmsInitialize('');
    before.lmsSetValue('cmi.suspend_data', 'a\u0000b\ud800');
    const again = aRuntime12();
    loadCmi(again, whatToKeep(before.getFlattenedCMI()).cmi);
    again.lmsInitialize('');
    expect(again.lmsGetValue('cmi.suspend_data')).toBe('a\u0000b\ud800');
  });
});
