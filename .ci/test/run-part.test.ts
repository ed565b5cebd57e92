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
});
const playwright = (expected: number, unexpected: number, flaky: number) => ({
  stats: { expected, unexpected, flaky, skipped: 0, duration: 1 },
});

describe('the verdict on a part', () => {
  it.each([
    ['a tool that ends well', { code: 0, count: 'one' }, [1, 0]],
    ['a tool that ends badly', { code: 2, count: 'one' }, [0, 1]],
    ['tests that pass', { code: 0, count: 'vitest', report: vitest(7, 0) }, [7, 0]],
    ['a test that fails', { code: 1, count: 'vitest', report: vitest(6, 1) }, [6, 1]],
    ['a file that could not be loaded', { code: 1, count: 'vitest', report: vitest(6, 0, 1) }, [6, 1]],
    ['tests that pass in a run that fails', { code: 1, count: 'vitest', report: vitest(7, 0) }, [7, 1]],
    ['no test at all', { code: 0, count: 'vitest', report: vitest(0, 0) }, [0, 1]],
    ['no report', { code: 0, count: 'vitest' }, [0, 1]],
    ['a report that is none', { code: 0, count: 'vitest', report: 'fine' }, [0, 1]],
    ['journeys that pass', { code: 0, count: 'playwright', report: playwright(9, 0, 0) }, [9, 0]],
    ['a flaky journey, which is a bug to mend', { code: 0, count: 'playwright', report: playwright(8, 0, 1) }, [8, 1]],
  ] satisfies [string, Parameters<typeof aPart>[0], number[]][])('of %s', async (_, has, [passed, failed]) => {
    expect(await runPart(aPart(has))).toMatchObject({ passed, failed });
  });

  it('of a command that is not there is a failure', async () => {
    const part: Part = { name: 'a part', command: 'no-such-command-here', args: [], count: 'one' };
    expect(await runPart(part)).toMatchObject({ passed: 0, failed: 1 });
  });
});
