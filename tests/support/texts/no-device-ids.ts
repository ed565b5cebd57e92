import { v1, v4, v6, v7 } from 'uuid';

/** Values that are no device id. */
export const NO_DEVICE_IDS: readonly string[] = [
  '',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'message-0001',
  'x'.repeat(65),
  '../../../etc/passwd',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  v1(),
  v4(),
  v6(),
  v7().toUpperCase(),
  `{${v7()}}`,
  ` ${v7()}`,
  `${v7()}\n`,
  v7().replaceAll('-', ''),
];
