import * as v from 'valibot';
import { expect, it } from 'vitest';
import { zoneSchema } from './zone.ts';

it.each([
  ['Europe/Berlin', true],
  ['Asia/Kabul', true],
  ['UTC', true],
  ['Etc/GMT-2', true],
  ['Etc/Unknown', false],
  ['etc/unknown', false],
  ['Mars/Olympus', false],
  ['', false],
])('%s is a time zone: %s', (zone, isOne) => {
  expect(v.is(zoneSchema, zone)).toBe(isOne);
});
