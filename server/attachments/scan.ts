import { execFile } from 'node:child_process';
import { SCAN_MAX } from '#campus/attachments/attachment-limits.ts';

/** What the operator's scan says of a file; `failed`: nothing, so the file waits (FILE-7). */
export type ScanResult = 'clean' | 'infected' | 'failed';

/** Answers once it is known; never throws. */
export type Scan = (path: string) => Promise<ScanResult>;

/** As `clamdscan`, `clamscan` and their like end. */
const CLEAN = 0;
const INFECTED = 1;

/**
 * Runs the operator's command with the file's path as its last argument, without a shell: what is in the setting is the
 * program and its arguments, parted by spaces. Undefined without a command: nothing is scanned, as the operator's page says.
 */
export function createScan(command: string | undefined): Scan | undefined {
  const [program, ...args] = (command ?? '').split(' ').filter((part) => part !== '');
  if (program === undefined) return undefined;
  return (path) =>
    new Promise((resolve) => {
      const child = execFile(program, [...args, path], { timeout: SCAN_MAX, windowsHide: true }, () => {});
      child.on('error', () => resolve('failed'));
      child.on('close', (code) => resolve(code === CLEAN ? 'clean' : code === INFECTED ? 'infected' : 'failed'));
    });
}
