import { isDeepStrictEqual } from 'node:util';
import type { FeatureFlag } from '#campus/organisation/features.ts';

/**
 * The rows of a test which proves that a feature flag gates something: off and on, each with what is expected then. Throws
 * where both expect the same. `tests/architecture/flags.test.ts` finds the proof of a flag by this call.
 */
export function flagCases<Expected>(
  flag: FeatureFlag,
  expected: { readonly off: Expected; readonly on: Expected },
): readonly (readonly [isOn: boolean, expected: Expected])[] {
  if (isDeepStrictEqual(expected.off, expected.on)) throw new Error(`${flag} on and ${flag} off come to the same.`);
  return [
    [false, expected.off],
    [true, expected.on],
  ];
}
