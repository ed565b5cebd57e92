import { describe, expect, it } from 'vitest';
import { seededRandom } from '#tests/sim/world/random.ts';
import { attemptsOf } from './attempts.ts';
import type { ScormVersion } from './cmi-facts.ts';
import { reducedSessions } from './reduced-sessions.ts';
import type { Cmi, ScormSession } from './scorm-data.ts';

const ITEMS = ['a', 'b', 'c'];
type Random = ReturnType<typeof seededRandom>;

/** What a package says: some of it facts, some of it its own. */
function aCmi(random: Random, version: ScormVersion): Cmi {
  const score = String(random.below(120));
  const place = { 'cmi.suspend_data': 'x'.repeat(random.below(2000)), 'cmi.interactions.0.id': 'q' };
  if (version === '1.2')
    return {
      ...place,
      'cmi.core.lesson_status': random.any(['passed', 'failed', 'completed', 'incomplete', 'browsed']) ?? '',
      'cmi.core.session_time': `00:0${random.below(10)}:00`,
      ...(random.chance(0.5) && { 'cmi.core.score.raw': score, 'cmi.core.score.max': '120' }),
    };
  return {
    ...place,
    'cmi.completion_status': random.any(['completed', 'incomplete', 'unknown']) ?? '',
    'cmi.success_status': random.any(['passed', 'failed', 'unknown']) ?? '',
    'cmi.session_time': `PT${random.below(100)}S`,
    ...(random.chance(0.5) && { 'cmi.score.scaled': String(random.below(100) / 100) }),
  };
}

/** Sessions that go on from each other, fork, have lost their base, or go round in a circle. */
function aHistory(random: Random, version: ScormVersion): ScormSession[] {
  const ids = Array.from({ length: 1 + random.below(9) }, (_, n) => `s${n}`);
  return ids.map((session, n) => {
    const older = random.chance(0.04) ? ids : ids.slice(0, n);
    const base = random.chance(0.1) ? 'lost' : (random.any(older) ?? null);
    const at = (minute: number): string => `2026-11-22T10:${10 + minute}:00.000Z`;
    const opened = ITEMS.filter(() => random.chance(0.6));
    const items = opened.map((item) => [item, { sequence: 1 + random.below(9), cmi: aCmi(random, version) }]);
    return { session, base, startedAt: at(n), endedAt: at(n + 1), items: Object.fromEntries(items) };
  });
}

describe('sessions with what was replaced left out', () => {
  it.each(['1.2', '2004'] as const)('of SCORM %s come to the same attempts, and are smaller', (version) => {
    let saved = 0;
    for (let seed = 0; seed < 400; seed++) {
      const sessions = aHistory(seededRandom(seed), version);
      const reduced = reducedSessions(sessions, version);
      const rules = { version, items: ITEMS };
      expect(attemptsOf(reduced, rules), `seed ${seed}`).toEqual(attemptsOf(sessions, rules));
      expect(reducedSessions(reduced, version), `seed ${seed}, once more`).toEqual(reduced);
      saved += JSON.stringify(sessions).length - JSON.stringify(reduced).length;
    }
    expect(saved).toBeGreaterThan(0);
  });

  it('of SCORM that go on for a year stay small, whatever each of them left', () => {
    const sessions = Array.from({ length: 365 }, (_, n) => ({
      session: `s${n}`,
      base: n === 0 ? null : `s${n - 1}`,
      startedAt: '2026-11-22T10:00:00.000Z',
      endedAt: '2026-11-22T10:00:00.000Z',
      items: {
        a: { sequence: 9, cmi: { 'cmi.suspend_data': 'x'.repeat(64_000), 'cmi.core.session_time': '00:01:00' } },
      },
    }));
    const reduced = reducedSessions(sessions, '1.2');
    expect(JSON.stringify(reduced).length).toBeLessThan(64_000 + 365 * 250);
    expect(attemptsOf(reduced, { version: '1.2', items: ['a'] })[0]?.facts.seconds).toBe(365 * 60);
  });
});
