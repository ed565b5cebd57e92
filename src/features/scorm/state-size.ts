import { REQUEST_BYTES_MAX } from '#campus/own-limits.ts';
import { saveScormState } from '#features/learning/save-scorm-state.ts';
import type { CoursePage } from '#features/units/unit-state.ts';
import type { Kept } from './write-states.ts';

/** Size of a request without its state, in bytes. */
const AROUND = 1024;

/** Whether a request with this state stays within the limit. */
export function fitsRequest(card: CoursePage, kept: Kept): boolean {
  const text = JSON.stringify(saveScormState.request({ card, ...kept }));
  return new TextEncoder().encode(text).length + AROUND <= REQUEST_BYTES_MAX;
}
