import type { Failure } from '#tools/test/reports.ts';
import type { Verdict } from '#tools/test/run-part.ts';

export type Summary = {
  verdicts: readonly Verdict[];
  /** By part, why it was not run here. */
  leftOut: readonly { name: string; reason: string }[];
};

/** Of a whole run; more than that is not chance. */
const SECOND_TRIES = 2;

/** With more second tries than chance needs, what passed at one has failed. */
export function judged(verdicts: readonly Verdict[]): readonly Verdict[] {
  if (verdicts.flatMap(({ second }) => second).length <= SECOND_TRIES) return verdicts;
  return verdicts.map(({ second, ...verdict }) => ({
    ...verdict,
    passed: verdict.passed - second.length,
    failed: verdict.failed + second.length,
    failures: [...verdict.failures, ...second],
    second: [],
  }));
}

/** What stands at the end of a run: failures with the command that repeats each, then a table, then the sum as the last line. */
export function summaryOf({ verdicts, leftOut }: Summary): string {
  const failed = verdicts.flatMap(({ name, failed, failures }) => linesOfFailed(name, failed, failures));
  const secondTries = verdicts.flatMap(({ name, second }) => second.flatMap((failure) => linesOf(name, failure)));
  const passed = verdicts.reduce((sum, verdict) => sum + verdict.passed, 0);
  const failures = verdicts.reduce((sum, verdict) => sum + verdict.failed, 0);
  return [
    ...(failed.length > 0 ? ['Failed', '', ...failed] : []),
    ...(secondTries.length > 0
      ? ['Passed the second time, alone: find out why before anything else', '', ...secondTries]
      : []),
    ...table(verdicts),
    ...leftOut.map(({ name, reason }) => `${name.padEnd(NAME)} left out: ${reason}`),
    '',
    `${passed} passed, ${failures} failed`,
    '',
  ].join('\n');
}

const NAME = 16;

function table(verdicts: readonly Verdict[]): string[] {
  const row = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(NAME) : cell.padStart(9))).join('');
  const rows = verdicts.map(({ name, passed, failed, seconds, cpuSeconds }) =>
    row([name, `${passed}`, `${failed}`, seconds.toFixed(0), cpuSeconds.toFixed(0)]),
  );
  const sum = (of: (verdict: Verdict) => number) => verdicts.reduce((all, verdict) => all + of(verdict), 0).toFixed(0);
  const whole = row([
    'in all',
    sum(({ passed }) => passed),
    sum(({ failed }) => failed),
    sum(({ seconds }) => seconds),
    sum(({ cpuSeconds }) => cpuSeconds),
  ]);
  return [row(['part', 'passed', 'failed', 'seconds', 'CPU-s']), ...rows, whole];
}

/** A part that says less failures than it counts has one that no test of it is named for. */
function linesOfFailed(part: string, failed: number, failures: readonly Failure[]): string[] {
  if (failed === 0) return [];
  const whole: Failure = { title: 'ended badly; what it said stands above', reason: '', again: [], attachments: [] };
  return (failures.length > 0 ? failures : [whole]).flatMap((failure) => linesOf(part, failure));
}

function linesOf(part: string, { title, reason, again, attachments }: Failure): string[] {
  const rest = again.length === 0 ? '' : ` -- ${again.map(quoted).join(' ')}`;
  return [
    `  ${part}: ${title}`,
    ...reason
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => `    ${line}`),
    ...attachments.map((path) => `    see ${path}`),
    `    again: npm test -- --only ${part}${rest}`,
    '',
  ];
}

/** For a shell. */
function quoted(text: string): string {
  return /^[\w./:=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
