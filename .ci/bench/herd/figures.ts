import { monitorEventLoopDelay } from 'node:perf_hooks';

const NS_PER_MS = 1_000_000;

export function percentile(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}

/** `p50 / p95 / p99 / longest`. */
export function spreadOf(all: readonly number[]): string {
  return [0.5, 0.95, 0.99, 1].map((share) => percentile(all, share).toFixed(0)).join(' / ');
}

export type Lag = { half: number; p99: number; longest: number; cpu: number };

/** How late this process is, ms, and how much of one processor it uses, since it was asked for. */
export function watchLag(): () => Lag {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    delay.disable();
    return {
      half: delay.percentile(50) / NS_PER_MS,
      p99: delay.percentile(99) / NS_PER_MS,
      longest: delay.max / NS_PER_MS,
      cpu: (user + system) / 1000 / (performance.now() - began),
    };
  };
}
