import { describe, expect, it } from 'vitest';
import type { Unread } from '#offline/health/unread.ts';
import { whyHeldBack } from './ask-waiting.ts';

const NOTHING: Unread = { newer: [], entries: [], answers: [] };

/** A worker in waiting that answers so. */
function aWorker(answer: unknown) {
  return {
    postMessage: (_: unknown, given: unknown) => {
      const [port] = Array.isArray(given) ? given : [];
      if (port instanceof MessagePort && answer !== undefined) port.postMessage(answer);
    },
  };
}
const ask = (answer: unknown, mine = NOTHING) =>
  whyHeldBack({ waiting: aWorker(answer), mine: async () => mine, patience: 200 });

describe('a newer version in waiting', () => {
  it('is offered when it reads all that is here', async () => {
    expect(await ask(NOTHING)).toBeUndefined();
  });

  it('is held back when it would lose sight of something, and the reason names nobody', async () => {
    const why = await ask({ newer: [], entries: ['a'], answers: ['["lists","mine","en"]', '["home","start","en"]'] });
    expect(why).toBe('cannot read 1 changes, 2 answers');
  });

  it('is held back when it is older than what is here', async () => {
    expect(await ask({ ...NOTHING, newer: ['device'] })).toBe('cannot read 1 databases');
  });

  it('is not held back by what this version cannot read either', async () => {
    expect(await ask({ ...NOTHING, answers: ['broken'] }, { ...NOTHING, answers: ['broken'] })).toBeUndefined();
  });

  it('is held back when it says nothing, or nothing that makes sense', async () => {
    expect(await ask(undefined)).toBe('no answer');
    expect(await ask({ can: 'yes' })).toBe('no answer');
  });
});
