import type { OutboxEntry } from '#offline/outbox/entry.ts';
import { thaw } from '#tests/sim/world/place.ts';
import type { Person } from './campus.ts';
import type { CampusState } from './campus-rows.ts';
import type { SimDevice } from './device.ts';
import { FAIR } from './network.ts';
import { saveAll } from './saving.ts';
import { outsideOf, type Scene, within } from './scene.ts';

const MINUTE = 60_000;
/** Rounds of a minute in which everything must be sent once the network is good. */
const ROUNDS = 8;

/** The network is good, everybody signs in once more, the learner decides about what needs them: what is left then is wrong. */
export async function finish(scene: Scene): Promise<void> {
  const { network, devices, oracle, people, loop } = scene;
  scene.trace(`== the network is good, after ${loop.steps()} steps`);
  network.weather = FAIR;
  network.slow = 300;
  network.offline.clear();
  for (const device of devices) {
    device.browser.skew = 0;
    for (const tab of device.tabs()) thaw(tab.place);
    for (const each of device.tabs()) each.sender.sendAfterReconnect();
  }
  await loop.pass(MINUTE);
  const used = new Map<SimDevice, Person[]>();
  for (const device of devices) {
    for (const tab of [...device.tabs()]) device.killTab(tab);
    await sendAll(scene, device, used);
  }
  oracle.account();
  await compare(scene, used);
  for (const person of people) await compareCampus(scene, person);
}

/** Each person who has something on the device signs in, and sends it. */
async function sendAll(scene: Scene, device: SimDevice, used: Map<SimDevice, Person[]>): Promise<void> {
  const { people, oracle } = scene;
  const who = people.filter((person) => device.visitors().has(person));
  used.set(device, who);
  for (const person of who) {
    if (device.user() !== person) {
      if (device.user() !== undefined) await within(scene, device.logout('lock'));
      await signIn(scene, device, person);
    }
    await within(scene, device.open({ isWatched: true, rests: false }));
    await drainAll(scene, device, person);
    for (const tab of device.tabs().slice(0, 1)) await saveAll(scene, device, tab);
    for (const tab of [...device.tabs()]) device.killTab(tab);
  }
  const left = (await within(scene, device.outbox())) ?? [];
  if (left.length > 0)
    oracle.breach(
      'I8',
      `${left.length} entries stay on ${device.name}: ${left.map((one) => `${one.kind} ${one.state} ${one.id.slice(-4)}`)}`,
    );
  const waiting = await within(scene, device.waiting());
  if (waiting === undefined || waiting.locked + waiting.revocations > 0)
    oracle.breach('I8', `${device.name} still holds ${JSON.stringify(waiting)}`);
}

async function signIn(scene: Scene, device: SimDevice, person: Person): Promise<void> {
  await within(scene, device.login(person));
}

async function drainAll(scene: Scene, device: SimDevice, person: Person): Promise<void> {
  const { loop, oracle, random } = scene;
  const account = { viewerId: person.id, organisation: person.organisation };
  for (let round = 0; round < ROUNDS; round += 1) {
    if (device.user() !== person) await signIn(scene, device, person);
    const tab = device.tabs()[0] ?? (await within(scene, device.open({ isWatched: true, rests: false })));
    tab?.sender.sendSoon();
    await loop.pass(round === 0 ? 5000 : MINUTE + 5000);
    // The session was over: what waits is locked until the next login.
    if (device.user() !== person) continue;
    const entries = (await within(scene, device.entriesOf(account))) ?? [];
    const needy = entries.filter((entry) => entry.state === 'needs-you');
    for (const entry of needy) {
      const op = oracle.opOf(entry.id);
      if (op !== undefined) op.isReported = true;
    }
    if (needy.length > 0) await decide(scene, device, needy, round === 0 && random.chance(0.3));
    else if (entries.length === 0) return;
    else if (tab !== undefined) await within(scene, tab.refresh());
  }
  const entries = (await within(scene, device.entriesOf(account))) ?? [];
  const unsent = entries.filter((entry) => entry.state === 'waiting' || entry.state === 'sent-maybe');
  if (unsent.length > 0)
    oracle.breach('I7', `${device.name} cannot send ${unsent.map((entry) => `${entry.kind} ${entry.id.slice(-4)}`)}`);
}

/** The learner tries once more, or lets it go. */
async function decide(scene: Scene, device: SimDevice, needy: OutboxEntry[], again: boolean): Promise<void> {
  const { oracle } = scene;
  const first = needy[0];
  const refused = first && oracle.opOf(first.id);
  if (again && first !== undefined && refused !== undefined) {
    const op = oracle.called(refused.tap, refused.person, device.name, true);
    const id = await within(scene, device.tryAgain(first));
    if (id !== undefined) oracle.named(op, id);
    op.savedAt = oracle.moment();
    return;
  }
  for (const { id } of needy) await within(scene, device.discard(id));
}

/** No screen that is opened there shows these. */
const UNSEEN = { language: '', choices: undefined, notifications: undefined };

/** I5: what a fresh look at each device shows is what the rules say, for everybody who used it. */
async function compare(scene: Scene, used: Map<SimDevice, Person[]>): Promise<void> {
  const { oracle } = scene;
  for (const [device, people] of used) {
    const person = people.find((each) => each === device.user());
    if (person === undefined) continue;
    const tab = await within(scene, device.open({ isWatched: false, rests: false }));
    const state = tab && (await within(scene, tab.refresh()));
    const shown = JSON.stringify({ ...state, ...UNSEEN });
    const expected = JSON.stringify({ ...asRead(oracle.expected(person)), ...UNSEEN });
    if (shown !== expected) oracle.breach('I5', `${device.name} shows ${shown}, the rules say ${expected}`);
  }
}

/** Screens show a board to who takes its course, and nothing of what was reported. */
function asRead(state: CampusState): CampusState {
  const { learning, written } = state;
  const shown = learning.status === 'AVAILABLE' || written === null ? null : { ...written, reported: false };
  return { ...state, written: shown };
}

async function compareCampus(scene: Scene, person: Person): Promise<void> {
  const { campus, loop, oracle } = scene;
  const state = JSON.stringify(
    await within(
      scene,
      outsideOf(loop)(() => campus.stateOf(person)),
    ),
  );
  const expected = JSON.stringify(oracle.expected(person));
  if (state !== expected) oracle.breach('I5', `the campus holds ${state}, the rules say ${expected}`);
}
