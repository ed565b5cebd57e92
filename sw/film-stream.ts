import { METER_STEP } from '#campus/limits.ts';
import { HEADER_BYTES } from '#campus/network/received-bytes.ts';
import { deviceDb } from '#offline/device-db.ts';
import { bytesLeft } from '#offline/meter.ts';
import { count } from './meter.ts';
import { overTheLimit } from './over-the-limit.ts';

/**
 * A film from the network, counted as it flows, since a player stops when it has enough. Where the month's cap is used up
 * nothing is asked for, and what flows stops at the cap (OFFLINE-12).
 */
export async function streamFilm(request: Request): Promise<Response> {
  const left = await bytesLeft(deviceDb(), new Date()).catch(() => Number.POSITIVE_INFINITY);
  if (left === 0) return overTheLimit();
  const answer = await fetch(request);
  await count(HEADER_BYTES.media);
  if (answer.body === null) return answer;
  const { status, statusText, headers } = answer;
  return new Response(counted(answer.body, left), { status, statusText, headers });
}

function counted(body: ReadableStream<Uint8Array>, left: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let remaining = left;
  let unreported = 0;
  const report = async (): Promise<void> => {
    const bytes = unreported;
    unreported = 0;
    await count(bytes);
  };
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await reader.read();
      if (done) {
        await report();
        return controller.close();
      }
      unreported += value.byteLength;
      remaining -= value.byteLength;
      if (unreported >= METER_STEP) await report();
      if (remaining >= 0) return controller.enqueue(value);
      await report();
      controller.error(new Error('The data limit of this month is reached'));
      await reader.cancel();
    },
    async cancel(reason) {
      await reader.cancel(reason);
      await report();
    },
  });
}
