import { describe, expect, it } from 'vitest';
import { followWaiting } from './follow-waiting.ts';

/** A worker's life as a registration shows it. */
class FakeWorker extends EventTarget {
  state = 'installing';
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  found(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

function follow(registration: FakeRegistration) {
  const announced: unknown[] = [];
  Reflect.apply(followWaiting, undefined, [registration, (worker: unknown) => announced.push(worker)]);
  return announced;
}

describe('a newer worker', () => {
  it('is called when one waits, also the second and third while a page stays open', () => {
    const registration = new FakeRegistration();
    registration.active = new FakeWorker();
    const announced = follow(registration);
    const first = registration.found();
    expect(announced).toEqual([]);
    first.become('installed');
    const second = registration.found();
    second.become('installed');
    second.become('activating');
    expect(announced).toEqual([first, second]);
  });

  it('is called when one waited before the page came', () => {
    const registration = new FakeRegistration();
    registration.active = new FakeWorker();
    registration.waiting = new FakeWorker();
    expect(follow(registration)).toEqual([registration.waiting]);
  });

  it('is not what the first worker of a device is', () => {
    const registration = new FakeRegistration();
    const announced = follow(registration);
    registration.found().become('installed');
    expect(announced).toEqual([]);
  });
});
