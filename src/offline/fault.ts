import Dexie from 'dexie';

/**
 * Steps at which a fault may strike, in the order in which each act takes them (CODE-7). Those of the server and of the
 * browser's own upgrade need no hook; `tests/faults` reaches them from outside.
 */
export const FAULT_STEPS = [
  'enqueue.tapped',
  'enqueue.looked',
  'enqueue.written',
  'enqueue.saved',
  'drain.locked',
  'drain.read',
  'drain.marked',
  'drain.renewed',
  'drain.answered',
  'drain.recorded',
  'drain.forgetting',
  'download.begun',
  'download.asked',
  'download.adopted',
  'download.kept',
  'download.received',
  'download.stored',
  'download.noted',
  'download.finishing',
  'logout.asked',
  'logout.queued',
  'logout.signed-out',
  'logout.unmirrored',
  'logout.sealed',
  'logout.locked',
  'logout.keyless',
  'logout.fileless',
  'logout.emptied',
  'logout.forgotten',
  'logout.traceless',
  'upgrade.started',
  'upgrade.device',
  'upgrade.account',
] as const;

export type FaultStep = (typeof FAULT_STEPS)[number];

/**
 * Where a test lets something break: `await fault('…');` on a line of its own. The build takes these lines out (and with them
 * this file), unless it is the one that `tests/faults` drives. A transaction is kept open for as long as the test holds it.
 */
export async function fault(step: FaultStep): Promise<void> {
  const hook: unknown = Reflect.get(globalThis, '__fault');
  if (typeof hook !== 'function') return;
  const held = Promise.resolve(hook(step));
  await (Dexie.currentTransaction ? Dexie.waitFor(held) : held);
}
