import { describe, expect, it } from 'vitest';
import { type Part, runPart } from '#tools/test/run-part.ts';

/** A part that writes this report (where it writes one) and ends with this code. */
function aPart({ report, code, count }: { report?: unknown; code: number; count: Part['count'] }): Part {
  const write =
    report === undefined
      ? ''
      : `const flag = process.argv.find((each) => each.startsWith('--outputFile='));
         const file = flag?.slice('--outputFile='.length) ?? process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
         require('node:fs').writeFileSync(file, ${JSON.stringify(JSON.stringify(report))});`;
  return { name: 'a part', command: process.execPath, args: ['-e', `${write} process.exit(${code})`, '--'], count };
}

const vitest = (passed: number, failed: number, suites = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numFailedTestSuites: suites,
  testResults: [
    {
      name: `${process.cwd()}/src/a.test.ts`,
      status: failed + suites > 0 ? 'failed' : 'passed',
      message: suites > 0 ? 'Cannot find module' : '',
      assertionResults: [
        ...Array.from({ length: passed }, () => ({ fullName: 'a thing works', status: 'passed' })),
        ...Array.from({ length: failed }, () => ({
          fullName: 'a thing (1 of 2) works',
          status: 'failed',
          failureMessages: ['\u001b[31mexpected 1\u001b[39m\nto be 2'],
        })),
      ],
    },
  ],
});

const spec = (title: string, status: string) => ({
  title,
  file: 'list.spec.ts',
  tests: [
    {
      status,
      results: [
        {
          status: status === 'expected' ? 'passed' : 'failed',
          errors: status === 'expected' ? [] : [{ message: 'Timed out' }, { message: 'at its third step' }],
          attachments: [{ name: 'trace', path: '/tmp/trace.zip' }, { name: 'text' }],
        },
      ],
    },
  ],
});
const playwright = (expected: number, unexpected: number, flaky: number) => ({
  stats: { expected, unexpected, flaky, skipped: 0, duration: 1 },
  suites: [
    {
      title: 'list.spec.ts',
      specs: [spec('passes', 'expected')],
      suites: [
        {
          title: 'a list',
          specs: [
            ...Array(unexpected).fill(spec('is kept', 'unexpected')),
            ...Array(flaky).fill(spec('goes', 'flaky')),
          ],
        },
      ],
    },
  ],
});

describe('the verdict on a part', () => {
  it.each([
    ['a tool that ends well', { code: 0, count: 'one' }, [1, 0, 0]],
    ['a tool that ends badly', { code: 2, count: 'one' }, [0, 1, 0]],
    ['tests that pass', { code: 0, count: 'vitest', report: vitest(7, 0) }, [7, 0, 0]],
    ['a test that fails', { code: 1, count: 'vitest', report: vitest(6, 1) }, [6, 1, 1]],
    ['a file that could not be loaded', { code: 1, count: 'vitest', report: vitest(6, 0, 1) }, [6, 1, 1]],
    ['tests that pass in a run that fails', { code: 1, count: 'vitest', report: vitest(7, 0) }, [7, 1, 0]],
    ['no test at all', { code: 0, count: 'vitest', report: vitest(0, 0) }, [0, 1, 0]],
    ['no report', { code: 0, count: 'vitest' }, [0, 1, 0]],
    ['a report that is none', { code: 0, count: 'vitest', report: 'fine' }, [0, 1, 0]],
    ['journeys that pass', { code: 0, count: 'playwright', report: playwright(9, 0, 0) }, [9, 0, 0]],
    ['a journey that fails', { code: 1, count: 'playwright', report: playwright(8, 1, 0) }, [8, 1, 1]],
    [
      'a journey that passes at its second try',
      { code: 0, count: 'playwright', report: playwright(8, 0, 1) },
      [9, 0, 0],
    ],
    ['histories that hold', { code: 0, count: 'sim', report: { passed: 3, failed: 0, seeds: [] } }, [3, 0, 0]],
    ['a history that breaks', { code: 1, count: 'sim', report: { passed: 2, failed: 1, seeds: [7] } }, [2, 1, 1]],
  ] satisfies [string, Parameters<typeof aPart>[0], number[]][])('of %s', async (_, has, [passed, failed, named]) => {
    const verdict = await runPart({ ...aPart(has), ...(has.count === 'sim' && writesSim(has)) });
    expect(verdict).toMatchObject({ passed, failed });
    expect(verdict.failures).toHaveLength(named ?? 0);
  });

  it('of a command that is not there is a failure', async () => {
    const part: Part = { name: 'a part', command: 'no-such-command-here', args: [], count: 'one' };
    expect(await runPart(part)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('says of each failed test how to play it alone, what it said, and where it can be seen', async () => {
    const unit = await runPart(aPart({ code: 1, count: 'vitest', report: vitest(1, 1) }));
    expect(unit.failures).toEqual([
      {
        title: 'src/a.test.ts › a thing (1 of 2) works',
        reason: 'expected 1\nto be 2',
        attachments: [],
        again: ['src/a.test.ts', '-t', '^a thing \\(1 of 2\\) works$'],
      },
    ]);
    const journeys = await runPart(aPart({ code: 1, count: 'playwright', report: playwright(1, 1, 0) }));
    expect(journeys.failures).toEqual([
      {
        title: 'list.spec.ts › a list › is kept',
        reason: 'Timed out\nat its third step',
        attachments: ['/tmp/trace.zip'],
        again: ['list.spec.ts', '-g', 'a list is kept( @\\w+)*$'],
      },
    ]);
  });

  it('names what passed at its second try, with its first failure', async () => {
    const { second } = await runPart(aPart({ code: 0, count: 'playwright', report: playwright(8, 0, 1) }));
    expect(second).toEqual([
      {
        title: 'list.spec.ts › a list › goes',
        reason: 'Timed out\nat its third step',
        attachments: ['/tmp/trace.zip'],
        again: ['list.spec.ts', '-g', 'a list goes( @\\w+)*$'],
      },
    ]);
  });

  it('says what all processors were busy meanwhile', async () => {
    const busy = 'const until = Date.now() + 400; while (Date.now() < until);';
    const part: Part = { name: 'a part', command: process.execPath, args: ['-e', busy], count: 'one' };
    const { seconds, cpuSeconds } = await runPart(part);
    expect(seconds).toBeGreaterThan(0.4);
    expect(cpuSeconds).toBeGreaterThan(0);
  });
});

/** The simulator is given where its report goes by a flag of its own. */
function writesSim({ report, code }: { report?: unknown; code: number }): Pick<Part, 'args'> {
  const write = `const file = process.argv[process.argv.indexOf('--report') + 1];
    require('node:fs').writeFileSync(file, ${JSON.stringify(JSON.stringify(report))});`;
  return { args: ['-e', `${write} process.exit(${code})`, '--'] };
}
