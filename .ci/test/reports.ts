import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as v from 'valibot';

/** Which report a part leaves. */
export type Count = 'one' | 'vitest' | 'playwright' | 'sim';

/** One test that failed. */
export type Failure = {
  title: string;
  /** The first lines of what it said. */
  reason: string;
  /** What the part's runner is given to play this test alone; nothing where only the whole part can be run again. */
  again: readonly string[];
  /** Files that show it: a trace, a picture. */
  attachments: readonly string[];
};

/** `second`: those of the passed ones that failed at their first try. */
export type Counted = {
  passed: number;
  failed: number;
  failures: readonly Failure[];
  second: readonly Failure[];
};

/** What a part's report and its exit code come to. Without a report that can be read, or without a test, it has failed. */
export function countOf(kind: Count, { code, file }: { code: number; file: string }): Counted {
  if (kind === 'one') return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [], second: [] };
  const counted = fromReport(kind, file);
  return { ...counted, failed: code === 0 && counted.passed > 0 ? counted.failed : Math.max(counted.failed, 1) };
}

function fromReport(kind: Exclude<Count, 'one'>, file: string): Counted {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (kind === 'sim') return fromSim(v.parse(simReport, report));
    return kind === 'vitest'
      ? fromVitest(v.parse(vitestReport, report))
      : fromPlaywright(v.parse(playwrightReport, report));
  } catch {
    return { passed: 0, failed: 1, failures: [], second: [] };
  }
}

const simReport = v.object({ passed: v.number(), failed: v.number(), seeds: v.array(v.number()) });

function fromSim({ passed, failed, seeds }: v.InferOutput<typeof simReport>): Counted {
  const failures = seeds.map((seed) => ({
    title: `the history of seed ${seed}`,
    reason: 'a promise was broken; its trace stands above',
    again: ['--seed', String(seed)],
    attachments: [],
  }));
  return { passed, failed, failures, second: [] };
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string())), []),
        }),
      ),
    }),
  ),
});

function fromVitest(report: v.InferOutput<typeof vitestReport>): Counted {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [{ title: file, reason: beginning(message), again: [file], attachments: [] }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${file} › ${fullName}`,
      reason: beginning(failureMessages?.[0] ?? ''),
      again: [file, '-t', `^${escaped(fullName)}$`],
      attachments: [],
    }));
  });
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report;
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0);
  return { passed: numPassedTests, failed, failures, second: [] };
}

const result = v.object({
  status: v.string(),
  errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
  attachments: v.optional(v.array(v.object({ name: v.string(), path: v.optional(v.string()) })), []),
});
const spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ status: v.string(), results: v.array(result) })),
});
type Spec = v.InferOutput<typeof spec>;
type Suite = { title: string; specs: Spec[]; suites: Suite[] };
const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(spec),
  suites: v.optional(
    v.lazy(() => v.array(suite)),
    [],
  ),
});
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(suite),
});

function fromPlaywright({ stats, suites }: v.InferOutput<typeof playwrightReport>): Counted {
  const named = (status: string) => suites.flatMap((each) => failuresIn(each, status, []));
  const [failures, second] = [named('unexpected'), named('flaky')];
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures, second };
}

/** `titles`: of the groups around this one, without the file's. */
function failuresIn({ specs, suites }: Suite, wanted: string, titles: readonly string[]): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => failureOf(file, [...titles, title], results[0])),
  );
  return [...own, ...suites.flatMap((inner) => failuresIn(inner, wanted, [...titles, inner.title]))];
}

function failureOf(file: string, titles: readonly string[], first: v.InferOutput<typeof result> | undefined): Failure {
  return {
    title: `${file} › ${titles.join(' › ')}`,
    // One that ran out of time says so first, and then where it hung.
    reason: first?.errors.map(({ message }) => beginning(message)).join('\n') || (first?.status ?? ''),
    // Of a table of tests all stand in one line of the file, so it is the title that names one; tags follow it.
    again: [file, '-g', `${escaped(titles.join(' '))}( @\\w+)*$`],
    attachments: (first?.attachments ?? []).flatMap(({ path }) => (path === undefined ? [] : [path])),
  };
}

const LINES_OF_A_REASON = 12;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
const COLOURS = /\u001b\[\d*m/g;

function beginning(text: string): string {
  return text.replace(COLOURS, '').split('\n').slice(0, LINES_OF_A_REASON).join('\n').trim();
}

/** As a regular expression that matches just this text. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
