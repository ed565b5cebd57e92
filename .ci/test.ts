import { parseArgs } from 'node:util';
import { chosenHand, whatIsLeftOut } from '#tools/test/hands.ts';
import { NEEDED, PART_NAMES, type PartName, type Plan, type PlanOptions, planOf } from '#tools/test/parts.ts';
import { notRun, runPart, type Verdict } from '#tools/test/run-part.ts';
import { judged, summaryOf } from '#tools/test/summary.ts';

/**
 * Runs every part, whatever became of the others, and sums up at the end.
 * `--only a,b`: just these parts and what they need; what follows `--` goes to the runner of the part: `-- file.spec.ts -g 'title'`.
 * `--hand N` or `all`: which of the journeys and faults are played that are not in every run; the commit's hand without it.
 * `--prove`: what takes longer than a day's run may, too.
 */
const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, hand: { type: 'string' }, prove: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const hand = values.prove || positionals.length > 0 ? undefined : chosenHand(values.hand);
const options: PlanOptions = { prove: values.prove, hand, args: positionals };

function wanted(): readonly PartName[] {
  if (values.only === undefined) return PART_NAMES;
  const prefixes = values.only.split(',');
  const named = PART_NAMES.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  return PART_NAMES.filter((name) => named.some((each) => each === name || NEEDED[each] === name));
}

async function planned(name: PartName, done: readonly Verdict[]): Promise<Plan | { notRun: string }> {
  const needed = done.find((each) => each.name === NEEDED[name]);
  if (needed !== undefined && needed.failed > 0) return { notRun: `${needed.name} failed` };
  try {
    return await planOf(name, options);
  } catch (error) {
    return { notRun: error instanceof Error ? error.message : String(error) };
  }
}

const isDealt = (name: PartName): boolean => name === 'journeys' || name === 'faults';

async function runAll(names: readonly PartName[]) {
  const verdicts: Verdict[] = [];
  const leftOut: { name: string; reason: string }[] = [];
  for (const name of names) {
    process.stdout.write(`\n── ${name}\n`);
    const plan = await planned(name, verdicts);
    if (isDealt(name) && hand !== undefined) leftOut.push({ name, reason: whatIsLeftOut(hand) });
    if ('part' in plan) {
      verdicts.push(await runPart(plan.part));
      plan.after?.();
    } else if ('notRun' in plan) verdicts.push(notRun(name, plan.notRun));
    else leftOut.push({ name, reason: plan.leftOut });
  }
  return { verdicts, leftOut };
}

const { verdicts: first, leftOut } = await runAll(wanted());
const verdicts = judged(first);
process.stdout.write(`\n${summaryOf({ verdicts, leftOut })}`);
process.exitCode = verdicts.length > 0 && verdicts.every(({ failed }) => failed === 0) ? 0 : 1;
