import { describe, expect, it, vi } from 'vitest';
import type { PackageIndex } from '#campus/packages/package-index.ts';
import type { FromLauncher, StartScorm, ToLauncher } from '#campus/player/messages.ts';
import { LEAVING_SHOWN_AFTER } from '#campus/player/player-limits.ts';
import { withState } from '#campus/scorm/attempts.ts';
import type { Cmi, ScormSession } from '#campus/scorm/scorm-data.ts';
import { createVisit, NOT_BEGUN, type VisitState } from './visit.ts';
import type { Kept } from './write-states.ts';

const RULES = { version: '1.2', items: ['a', 'b'] } as const;
const INDEX: PackageIndex = {
  content: {
    kind: 'scorm',
    version: '1.2',
    schemaVersion: '1.2',
    title: 'Golf',
    organizationId: 'o',
    sequencing: {},
    items: [],
  },
  files: [],
  asksAtOnce: false,
};
const status = (word: string, more: Cmi = {}): Cmi => ({ 'cmi.core.lesson_status': word, ...more });

type Options = {
  from?: string;
  counts?: boolean;
  known?: ScormSession[];
  most?: number;
  disk?: () => boolean | Promise<boolean>;
};

/** A visit with a launcher that can be spoken for, an outbox, and what the screen shows. */
function aVisit({ from, counts = true, known = [], most = 10_000, disk = () => true }: Options = {}) {
  let sessions: readonly ScormSession[] = known;
  let now = Date.parse('2026-11-22T10:00:00Z');
  const openSessions = new Set<string>();
  const sent: (Kept & { isUnhurried: boolean })[] = [];
  const messages: ToLauncher[] = [];
  const exits: string[] = [];
  const ends = { ended: 0, exits };
  let shown: VisitState = NOT_BEGUN;
  const visit = createVisit({
    packageId: '0'.repeat(32),
    index: INDEX,
    rules: RULES,
    learnerId: 'x',
    language: 'ar',
    title: 'Golf',
    isKept: false,
    from,
    isReview: !counts,
    counts,
    now: () => now,
    sessions: () => sessions,
    fits: ({ data }) => data.cmi.length <= most,
    send: async (kept, options) => {
      if (!(await disk())) return false;
      sent.push({ ...kept, ...options });
      return true;
    },
    onChange: (change) => {
      shown = { ...shown, ...change };
    },
    onBegun: (session) => openSessions.add(session),
    onKept: (session) => openSessions.delete(session),
    onEnd: () => {
      ends.ended += 1;
    },
    onExitFocus: (to) => ends.exits.push(to),
  });
  const host = { send: (message: ToLauncher) => void messages.push(message), focus: vi.fn(), close: vi.fn() };
  const say = async (item: string, sequence: number, cmi: Cmi, isCommit = false): Promise<void> => {
    visit.receive({ type: 'state', item, sequence, cmi, sequencing: null, isCommit });
    await vi.waitFor(() => Promise.resolve());
  };
  const started = (): StartScorm | undefined => messages.findLast((message) => message.type === 'start-scorm');
  const comesRound = (): void => {
    for (const { data, startedAt, endedAt } of sent) {
      const before = sessions.find(({ session }) => session === data.session);
      const next = withState(before, { ...data, cmi: JSON.parse(data.cmi) }, { startedAt, endedAt });
      if (next !== undefined) sessions = [...sessions.filter(({ session }) => session !== data.session), next];
    }
  };
  const later = (ms: number): void => {
    now += ms;
  };
  return { visit, host, sent, messages, ends, say, started, comesRound, later, shown: () => shown, openSessions };
}

describe('a visit to a package', () => {
  it('starts it with all that it may read, and keeps what it says by the clock of the campus', async () => {
    const { visit, host, sent, messages, say, started, later } = aVisit();
    visit.open(host);
    expect(started()).toMatchObject({ direction: 'rtl', states: {}, learnerId: 'x', isReview: false });
    later(5000);
    await say('a', 1, status('incomplete', { 'cmi.core.lesson_location': '3' }));
    await vi.waitFor(() => expect(messages.at(-1)).toEqual({ type: 'kept', item: 'a', sequence: 1 }));
    expect(sent).toMatchObject([
      {
        startedAt: '2026-11-22T10:00:00.000Z',
        endedAt: '2026-11-22T10:00:05.000Z',
        isWhole: false,
        isUnhurried: true,
        data: { base: null, sequence: 1, item: 'a' },
      },
    ]);
  });

  it('is whole with the last of its items, and is sent at once where the package asks for it', async () => {
    const { visit, host, sent, say } = aVisit();
    visit.open(host);
    await say('a', 1, status('passed'), true);
    await say('b', 2, status('completed'), true);
    await vi.waitFor(() => expect(sent.map(({ isWhole }) => isWhole)).toEqual([false, true]));
    expect(sent.map(({ isUnhurried }) => isUnhurried)).toEqual([false, false]);
  });

  it('goes on where it was left, also where its frame was loaded anew in the middle', async () => {
    const { visit, host, sent, say, started, comesRound } = aVisit();
    visit.open(host);
    await say('a', 7, status('incomplete', { 'cmi.core.lesson_location': '3' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    visit.open(host);
    expect(started()?.states.a).toMatchObject({ 'cmi.core.lesson_location': '3', 'cmi.core.entry': 'resume' });
    await say('a', 1, status('incomplete', { 'cmi.core.lesson_location': '4' }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    const [first, second] = sent.map(({ data }) => data);
    expect(second).toMatchObject({ base: first?.session, sequence: 1 });
    comesRound();
    visit.open(host);
    expect(started()?.states.a?.['cmi.core.lesson_location']).toBe('4');
  });

  it('only looked at leaves nothing', async () => {
    const { visit, host, sent, messages, say } = aVisit({ counts: false });
    visit.open(host);
    await say('a', 1, status('passed'), true);
    await vi.waitFor(() => expect(messages.at(-1)).toEqual({ type: 'kept', item: 'a', sequence: 1 }));
    expect(sent).toEqual([]);
  });

  it('is not said to be kept where the device could not', async () => {
    let isFull = true;
    const { visit, host, messages, say, shown } = aVisit({ disk: () => !isFull });
    visit.open(host);
    await say('a', 1, status('incomplete'));
    expect([messages.at(-1)?.type, shown().keptAt]).toEqual(['start-scorm', undefined]);
    isFull = false;
    await say('a', 1, status('incomplete'));
    await vi.waitFor(() => expect(messages.at(-1)?.type).toBe('kept'));
  });

  it('names what is too much, and keeps the place where that fits', async () => {
    const { visit, host, sent, messages, say, shown } = aVisit({ most: 200 });
    visit.open(host);
    await say('a', 1, status('incomplete', { 'cmi.interactions.0.id': 'x'.repeat(300) }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.parse(sent[0]?.data.cmi ?? '')).toEqual(status('incomplete'));
    expect(shown().failure).toEqual({ kind: 'too-much', what: 'cmi.interactions.0.id', isLost: false });
    await say('a', 2, { 'cmi.suspend_data': 'x'.repeat(300) });
    expect(shown().failure).toEqual({ kind: 'too-much', what: 'cmi.suspend_data', isLost: true });
    expect([sent.length, messages.filter(({ type }) => type === 'kept').length]).toEqual([1, 1]);
  });

  it('counts the better of two attempts: one that is behind opens nothing again', async () => {
    const done: ScormSession = {
      session: 'done',
      base: null,
      startedAt: '2026-11-21T10:00:00.000Z',
      endedAt: '2026-11-21T10:00:00.000Z',
      items: { a: { sequence: 1, cmi: status('passed') }, b: { sequence: 2, cmi: status('passed') } },
    };
    const { visit, host, sent, say } = aVisit({ known: [done], from: 'new' });
    visit.open(host);
    await say('a', 1, status('incomplete'));
    await vi.waitFor(() => expect(sent).toMatchObject([{ isWhole: true, data: { base: null } }]));
  });
});

describe('what a page that died had not brought to the disk', () => {
  const EARLIER = '0198c0de-0000-7000-8000-000000000001';
  const visitThen = { session: EARLIER, base: null, startedAt: '2026-11-22T08:00:00.000Z' };
  const handed = (sequence: number, cmi: Cmi): Extract<FromLauncher, { type: 'unkept' }> => ({
    type: 'unkept',
    visit: visitThen,
    after: 90_000,
    item: 'a',
    sequence,
    cmi,
    sequencing: null,
  });
  const place = (at: string): Cmi => status('incomplete', { 'cmi.core.lesson_location': at });

  it('is kept in its own visit before the package starts from there', async () => {
    const { visit, host, sent, messages, started, comesRound } = aVisit();
    visit.open(host);
    visit.receive(handed(4, place('7')));
    visit.receive({ type: 'handed-over' });
    await vi.waitFor(() => expect(started()?.unkept).toBe('taken'));
    expect(sent).toMatchObject([
      {
        startedAt: visitThen.startedAt,
        endedAt: '2026-11-22T08:01:30.000Z',
        isUnhurried: false,
        data: { session: EARLIER, base: null, sequence: 4, item: 'a' },
      },
    ]);
    expect(started()?.states.a).toMatchObject({ 'cmi.core.lesson_location': '7', 'cmi.core.entry': 'resume' });
    expect(started()?.visit.base).toBe(EARLIER);
    // Handed over once more, as by a second tab: nothing is done twice.
    comesRound();
    visit.open(host);
    visit.receive(handed(4, place('7')));
    visit.receive({ type: 'handed-over' });
    await vi.waitFor(() => expect(messages.filter(({ type }) => type === 'start-scorm')).toHaveLength(4));
    expect(sent).toHaveLength(1);
  });

  it('stays with the launcher where the device cannot keep it', async () => {
    const { visit, host, started } = aVisit({ disk: () => false });
    visit.open(host);
    visit.receive(handed(4, place('7')));
    visit.receive({ type: 'handed-over' });
    await vi.waitFor(() => expect(started()?.unkept).toBe('left'));
  });
});

describe('leaving', () => {
  const left: Extract<FromLauncher, { type: 'left' }> = { type: 'left' };

  it('waits for the last word of the package, and for the device', async () => {
    const { visit, host, sent, messages, say, openSessions } = aVisit();
    visit.open(host);
    expect(openSessions.size).toBe(1);
    const leaving = visit.leave();
    expect(messages.at(-1)).toEqual({ type: 'leave' });
    await say('a', 1, status('incomplete', { 'cmi.core.exit': 'suspend' }), true);
    visit.receive(left);
    await leaving;
    expect(sent).toHaveLength(1);
    expect(openSessions.size).toBe(0);
    await visit.leave();
    expect(messages.filter(({ type }) => type === 'leave')).toHaveLength(1);
  });

  it('waits as long as it takes, says so, and is over when the person does not wait', async () => {
    vi.useFakeTimers();
    const { visit, host, shown, openSessions } = aVisit();
    visit.open(host);
    let isOver = false;
    const leaving = visit.leave().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(LEAVING_SHOWN_AFTER - 1);
    expect(shown().isLeaving).toBe(false);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect([shown().isLeaving, isOver]).toEqual([true, false]);
    visit.letGo();
    await leaving;
    expect(openSessions.size, 'what it said is collected at the next start').toBe(1);
    vi.useRealTimers();
  });

  it('waits for a slow device', async () => {
    let isWritten = (_: boolean): void => {};
    const disk = new Promise<boolean>((resolve) => {
      isWritten = resolve;
    });
    const { visit, host, say } = aVisit({ disk: () => disk });
    visit.open(host);
    const order: string[] = [];
    const leaving = visit.leave().then(() => order.push('left'));
    await say('a', 1, status('completed'), true);
    visit.receive(left);
    setTimeout(() => {
      order.push('kept');
      isWritten(true);
    });
    await leaving;
    expect(order).toEqual(['kept', 'left']);
  });

  it('is the package’s own act too', async () => {
    const { visit, host, messages, ends } = aVisit();
    visit.open(host);
    visit.receive({ type: 'ended' });
    await vi.waitFor(() => expect(ends.ended).toBe(1));
    await visit.leave();
    expect(messages.some(({ type }) => type === 'leave')).toBe(false);
  });
});
