import { deviceDb } from '#offline/device-db.ts';
import { forgetCounted, forgetVisitor } from '#offline/events.ts';

/** Nothing that was counted stays on this device. Where storage is off there is nothing; without a consent nothing is sent either. */
export async function forgetCountedHere(): Promise<void> {
  await forgetCounted(deviceDb()).catch(() => {});
}

/** Nor anything that was counted under this device's number, which is another one now. */
export async function forgetVisitorHere(): Promise<void> {
  await forgetVisitor(deviceDb()).catch(() => {});
}
