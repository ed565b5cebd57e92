import { type FileCoverage, shareOf } from './coverage.ts';
import type { Sum, Verdict } from './play-shards.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The history of one seed, what is broken in it, and how to see it again. */
export function printBroken(verdict: Verdict | undefined, mutant?: string): void {
  if (verdict === undefined) return;
  for (const line of verdict.trace) print(line);
  for (const { invariant, text } of verdict.breaches) print(`${invariant}: ${text}`);
  print(`again: npm run sim -- --seed ${verdict.seed}${mutant === undefined ? '' : ` --mutant ${mutant}`}\n`);
}

/** The line that the promise is made of. */
export function printSum({ histories, ops, steps, broken, crashed, seconds }: Sum): void {
  const of = (invariant: string): number =>
    broken.filter(({ breaches }) => breaches.some((breach) => breach.invariant === invariant)).length;
  const others = broken.filter(({ breaches }) =>
    breaches.some(({ invariant }) => invariant !== 'I1' && invariant !== 'I2'),
  );
  print(`${histories} histories, ${ops} acts, ${steps} steps in ${seconds.toFixed(1)} s`);
  print(`${of('I2')} lost, ${of('I1')} doubled, ${others.length} with another broken invariant`);
  if (broken.length > 0) print(`seeds: ${broken.slice(0, 20).map(({ seed }) => seed)}`);
  if (crashed > 0) print(`${crashed} processes ended before their histories did`);
}

/** Lines of the offline core that the histories ran, file by file; the numbers are of lines that none ran. */
export function printCoverage(files: readonly FileCoverage[]): void {
  for (const { file, lines, missed, unplayed } of files) {
    if (lines === 0) continue;
    const share = `${percent((lines - missed.length) / lines).padStart(6)}  ${file}`;
    print(`${share}${unplayed === undefined ? `  ${missed.join(' ')}` : `  not played: ${unplayed}`}`);
  }
  print(`${percent(shareOf(files))} of the lines of src/offline and src/cache that are played here`);
  print(`${percent(shareOf(files.map((file) => ({ ...file, unplayed: undefined }))))} of all their lines`);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
