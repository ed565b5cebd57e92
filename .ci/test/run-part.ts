import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';

/** One part of the verdict. `count` says where its number of tests comes from; a part without tests counts as one. */
export type Part = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  count: 'one' | 'vitest' | 'playwright' | 'sim';
};

export type Verdict = { name: string; passed: number; failed: number; seconds: number };

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
});
const simReport = v.object({ passed: v.number(), failed: v.number() });
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/** Runs a part with its output on the terminal. A part whose report cannot be read, or that ran no test, has failed. */
export async function runPart(part: Part): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-report-'));
  const file = join(folder, 'report.json');
  const began = process.hrtime.bigint();
  const code = await run(part, file);
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  const { passed, failed } = counted(part, code, file);
  rmSync(folder, { recursive: true, force: true });
  return { name: part.name, passed, failed, seconds };
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

function reportTo(kind: Part['count'], file: string): string[] {
  if (kind === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
  return kind === 'sim' ? ['--report', file] : [];
}

function counted(part: Part, code: number, file: string): { passed: number; failed: number } {
  if (part.count === 'one') return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed } = fromReport(part.count, file);
  return { passed, failed: code === 0 && passed > 0 ? failed : Math.max(failed, 1) };
}

function fromReport(kind: Exclude<Part['count'], 'one'>, file: string): { passed: number; failed: number } {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (kind === 'sim') return v.parse(simReport, report);
    if (kind === 'vitest') {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = v.parse(vitestReport, report);
      return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) };
    }
    // A flaky test is a bug to mend today, so it counts as failed.
    const { expected, unexpected, flaky } = v.parse(playwrightReport, report).stats;
    return { passed: expected, failed: unexpected + flaky };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
