import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Count, countOf, type Failure } from '#tools/test/reports.ts';

/** One part of the verdict. `count` says where its number of tests comes from; a part without tests counts as one. */
export type Part = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  count: Count;
};

export type Verdict = {
  name: string;
  passed: number;
  failed: number;
  failures: readonly Failure[];
  /** Passed, but at the second try only. */
  second: readonly Failure[];
  seconds: number;
  /** What all processors of this machine were busy meanwhile, whoever kept them so; seconds. */
  cpuSeconds: number;
};

/** Runs a part with its output on the terminal. A part whose report cannot be read, or that ran no test, has failed. */
export async function runPart(part: Part): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-report-'));
  const file = join(folder, 'report.json');
  const began = process.hrtime.bigint();
  const busyBefore = busySeconds();
  const code = await run(part, file);
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  const cpuSeconds = busySeconds() - busyBefore;
  const counted = countOf(part.count, { code, file });
  rmSync(folder, { recursive: true, force: true });
  return { name: part.name, ...counted, seconds, cpuSeconds };
}

/** A part that could not be run, and why. */
export function notRun(name: string, reason: string): Verdict {
  const failures = [{ title: 'it could not be run', reason, again: [], attachments: [] }];
  return { name, passed: 0, failed: 1, failures, second: [], seconds: 0, cpuSeconds: 0 };
}

function busySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}

function run(part: Part, file: string): Promise<number> {
  const report = reportTo(part.count, file);
  const env = { ...process.env, ...part.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return new Promise((resolve) => {
    const child = spawn(part.command, [...part.args, ...report], { stdio: 'inherit', env });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function reportTo(kind: Count, file: string): string[] {
  if (kind === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
  return kind === 'sim' ? ['--report', file] : [];
}
