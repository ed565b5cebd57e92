import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import { backOff } from '#campus/network/back-off.ts';
import { PACKAGE_PART_BYTES, type PackageAnswer, packageAnswerSchema } from '#campus/packages/package-upload.ts';
import { CampusError, failureOf } from '#wire/campus-failure.ts';
import type { Rest } from '#wire/rest.ts';

/** Tries of one part before it is given up. */
const TRIES = 5;

type Ended = Exclude<PackageAnswer, { is: 'received' }>;

/**
 * Sends a package part by part, each again where it did not arrive, from where the campus has it. `onProgress`: 0 to 1.
 * Throws a `CampusError`.
 */
export async function sendPackage(
  rest: Rest,
  { courseId, file, onProgress }: { courseId: string; file: Blob; onProgress: (share: number) => void },
): Promise<Ended> {
  const upload = uuid();
  const part = async (offset: number): Promise<PackageAnswer> => {
    const place = new URLSearchParams({ upload, offset: String(offset), size: String(file.size) });
    const body = file.slice(offset, offset + PACKAGE_PART_BYTES, 'application/octet-stream');
    const data = await rest({
      path: `/api/course/${encodeURIComponent(courseId)}/package?${place}`,
      method: 'POST',
      body,
    });
    const answer = v.safeParse(packageAnswerSchema, data);
    if (!answer.success) throw new CampusError({ kind: 'garbled', where: 'package' });
    return answer.output.data;
  };
  for (let at = 0; ; ) {
    const answer = await again(() => part(at));
    if (answer.is !== 'received') return answer;
    at = answer.bytes;
    onProgress(at / file.size);
  }
}

/** A part that the network lost goes out again, with growing waits; what the campus refused does not. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const { kind } = failureOf(error);
      if ((kind !== 'offline' && kind !== 'unreachable') || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, backOff(tries, Math.random)));
    }
  }
}
