import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OFFLINE_MUTATIONS } from '#app/storage/offline-mutations.ts';
import { MUTANTS } from '#tests/sim/mutants/mutants.ts';
import { RECORDED } from '#tests/sim/mutants/recorded.ts';
import { aModel, SIM_KINDS, stateOfModel } from '#tests/sim/play/kinds.ts';
import { seededRandom } from '#tests/sim/world/random.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

/** The tests of the simulator (CODE-6): one that lets one of these pass proves nothing. */
const WANTED = [
  'delete-before-ack',
  'no-dedup',
  'toggle-instead-of-set',
  'dedup-outside-transaction',
  'no-per-account-key',
  'server-error-is-sent',
  'lock-only',
  'no-park',
  'order-by-client-clock',
  'missing-overlay',
  'dependant-before-parent',
  'refresh-without-grace',
  'accepted-dropped-early',
  'older-read-applied',
];

describe('the mutants of the simulator', () => {
  it('are these fourteen', () => {
    expect(MUTANTS.map(({ name }) => name)).toEqual(WANTED);
  });

  it.each(MUTANTS)('$name changes real files at texts that stand there exactly once', ({ patches }) => {
    const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    // One after the other, as they are applied.
    const changed = new Map<string, string>();
    for (const { file, search, replace } of nonEmpty(patches, 'patch')) {
      const code = changed.get(file) ?? read(file);
      expect(code.split(search), `${file}: ${search}`).toHaveLength(2);
      changed.set(
        file,
        code.replace(search, () => replace),
      );
      expect(changed.get(file)).not.toBe(code);
    }
    expect(patches.length).toBeGreaterThan(0);
  });

  it.each(WANTED)('%s has a seed on which it was caught', (name) => {
    expect(RECORDED[name], 'npm run sim -- --mutants names one').toBeTypeOf('number');
  });
});

describe('the simulator’s learners', () => {
  const kinds = OFFLINE_MUTATIONS.map(({ kind }) => kind);

  it('do everything that the outbox takes', () => {
    expect(Object.keys(SIM_KINDS).sort()).toEqual([...kinds].sort());
  });

  it.each(kinds)('%s has a rule for what it comes to at the campus', (kind) => {
    const list = '01a1fdc9-6e8e-72fa-b0a2-8863cea8d453';
    const comment = '01a1fdc9-6e8e-72fa-b0a2-8863cea8d454';
    const seen = { lists: [list], messages: [list], comments: [{ id: comment, messageId: list }], made: [list] };
    const taps = Array.from({ length: 40 }, (_, seed) =>
      SIM_KINDS[kind]?.(seededRandom(seed), { person: 'ada', organisation: '1', ...seen, now: 0 }),
    );
    const comesTo = taps.map((tap) => {
      const model = aModel();
      const items = new Set(['COURSE hello-my-name-is', 'COURSE numbers-time-money']);
      model.lists.set(list, { name: 'Evenings', items, isPublic: false });
      model.learning.status = 'TAKEN';
      model.written.messages.set(list, 'Hello');
      model.made.contents.set(list, 'Bread');
      model.written.comments.set(comment, { messageId: list, content: 'Hello' });
      const before = JSON.stringify(stateOfModel(model));
      tap?.merge(model, 0);
      return JSON.stringify(stateOfModel(model)) !== before;
    });
    expect(new Set(taps.map((tap) => tap?.kind))).toEqual(new Set([kind]));
    expect(comesTo).toContain(true);
  });
});
