/** The campus's time as this device knows it: every rule about time asks it, since a learner's clock may be a day off. */
export type ServerTime = {
  /** ms since 1970. */
  now: () => number;
  /** Call before a request; what it returns is called with the answer. */
  ask: () => (answer: Response) => void;
};

export type Clocks = {
  /** The device's clock, which somebody may set; ms since 1970. */
  device: () => number;
  /** A clock that only goes forward, but may stand while the device sleeps; ms. */
  steady: () => number;
};

/** `Date` of an answer names a second, on average half of it is over. */
const HALF_A_SECOND = 500;
const REAL: Clocks = { device: () => Date.now(), steady: () => performance.now() };

/**
 * Learns the time from the `Date` of our answers. Since the last one as much time has passed as the clock says that went
 * further: a device that slept is right by its own clock, one whose clock was set back by the steady one (STORAGE-7).
 * `kept`: offset to the device's clock in ms that an earlier page learned.
 */
export function createServerTime(
  { kept, keep }: { kept: number; keep: (offset: number) => void },
  { device, steady }: Clocks = REAL,
): ServerTime {
  let anchor = { server: device() + kept, device: device(), steady: steady() };
  return {
    now: () => anchor.server + Math.max(device() - anchor.device, steady() - anchor.steady),
    ask: () => {
      const asked = steady();
      return (answer) => {
        const date = Date.parse(answer.headers.get('date') ?? '');
        if (Number.isNaN(date)) return;
        const server = date + HALF_A_SECOND + (steady() - asked) / 2;
        anchor = { server, device: device(), steady: steady() };
        keep(Math.round(server - anchor.device));
      };
    },
  };
}
