import { describe, expect, it } from 'vitest';
import { screensOf } from './screen-scripts.ts';

const chunk = (...routes: readonly string[]) => ({
  moduleIds: routes.map((route) => `/app/src/routes/${route}.tsx?tsr-split=component`),
});
const frame = chunk('_campus');
const units = chunk('_campus/course.$id', '_campus/program.$moduleId.unit.$id');
const play = chunk('_campus/course.$id_.play');
const settings = chunk('_campus/settings.index');
const section = chunk('_campus/settings.$section');
const onThisDevice = chunk('_campus/settings.on-this-device');
const register = chunk('_visitor/register.{-$value}');
const email = chunk('_visitor/register.email.{-$value}');
const team = chunk('_campus/community_.$teamName.messages.@{$handle}');
const landing = chunk('index');
const all = [frame, units, play, settings, section, onThisDevice, register, email, team, landing];

const at = (path: string) => screensOf(all).find((screen) => new RegExp(screen.path).test(path))?.chunks;

describe('the scripts of a screen', () => {
  it.each([
    ['/', [landing]],
    ['/course/a', [frame, units]],
    ['/course/a/play', [frame, play]],
    ['/program/a/unit/b/', [frame, units]],
    ['/settings', [frame, settings]],
    ['/settings/privacy', [frame, section]],
    ['/settings/on-this-device', [frame, onThisDevice]],
    ['/register', [register]],
    ['/register/b', [register]],
    ['/register/email', [email]],
    ['/register/email/b', [email]],
    ['/community/a/messages/@b', [frame, team]],
    ['/community', undefined],
  ])('at %s are those of its route and of the routes around it', (path, expected) => {
    expect(at(path)).toEqual(expected);
  });
});
