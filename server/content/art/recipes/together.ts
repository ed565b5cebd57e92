import { arch, disc, glow, hills, table } from '#server/content/art/backdrops.ts';
import type { Ink } from '#server/content/art/ink.ts';
import { callButton, clock, laptop } from '#server/content/art/motifs/devices.ts';
import { STEAM, teaGlass } from '#server/content/art/motifs/home.ts';
import { hangingLamp } from '#server/content/art/motifs/lights.ts';
import { plant } from '#server/content/art/motifs/outdoors.ts';
import { notebook } from '#server/content/art/motifs/papers.ts';
import { castOf, person, standing, wheelchair } from '#server/content/art/motifs/people.ts';
import { bubble, map, pin, talk } from '#server/content/art/motifs/signs.ts';
import { gear, glove, goggles, hammer, helmet, rule, spanner } from '#server/content/art/motifs/tools.ts';
import { circle, ellipse, flip, line, place, plane, rect } from '#server/content/art/shapes.ts';

function onScreen(ink: Ink): string {
  const [first, second] = castOf(ink);
  const pane = (x: number, fill: string) => rect(x, -140, 94, 78, 6, fill);
  return (
    pane(-97, ink.side) +
    pane(3, ink.third) +
    place(person(first), -50, -62, 0.46) +
    place(person(second), 50, -62, 0.46) +
    place(callButton(ink.deep, 'M-5 0H5'), -28, -42, 0.8) +
    place(callButton(ink.light, 'M-6 0-1 5 7-5'), 28, -42, 0.8)
  );
}

/** Pictures of people, places and work. */
export const TOGETHER = {
  'video-call': (ink: Ink) =>
    arch(ink, 320, 440) +
    glow(ink, 320, 150, 170) +
    table(ink, 298) +
    place(laptop(ink, ink.paper), 320, 318, 1.5) +
    place(onScreen(ink), 320, 318, 1.5) +
    place(teaGlass(ink, ink.light), 580, 318) +
    place(plant(ink, true), 66, 314, 1.2),

  'map-pin': (ink: Ink) =>
    disc(ink, 320, 180, 162) +
    glow(ink, 320, 108, 140) +
    place(map(ink), 320, 312, 1.34) +
    place(pin(ink), 320, 258, 1.34) +
    place(pin(ink), 452, 214, 0.6),

  'people-circle': (ink: Ink) => {
    const cast = castOf(ink);
    return (
      arch(ink, 320, 520) +
      glow(ink, 320, 92, 150) +
      place(hangingLamp(ink), 320, 0) +
      place(person(cast[3]), 236, 300, 1.12) +
      place(person(cast[4]), 404, 300, 1.12) +
      place(person(cast[0]), 128, 360, 1.3) +
      place(person(cast[1]), 512, 360, 1.3) +
      ellipse(320, 348, 150, 46, ink.paper) +
      place(teaGlass(ink, ink.light), 280, 336, 0.8) +
      place(teaGlass(ink, ink.light), 364, 342, 0.8) +
      place(STEAM, 280, 280, 0.8)
    );
  },

  'advice-desk': (ink: Ink) => {
    const [first, second] = castOf(ink);
    return (
      arch(ink, 320, 480) +
      glow(ink, 320, 120, 130) +
      place(bubble(ink.paper, -1), 320, 152, 0.9) +
      place(talk(ink.brand), 320, 152, 0.9) +
      place(person(first), 176, 296, 1.35) +
      place(person(second), 464, 296, 1.35) +
      table(ink, 282) +
      place(notebook(ink), 320, 338, 0.56) +
      place(teaGlass(ink, ink.light), 92, 318)
    );
  },

  'workshop-tools': (ink: Ink) =>
    arch(ink, 320, 460) +
    glow(ink, 320, 84, 130) +
    place(hangingLamp(ink), 320, 0) +
    place(gear(ink, ink.third), 516, 188, 1, 12) +
    place(gear(ink, ink.side), 574, 104, 0.66) +
    place(gear(ink, ink.third), 112, 196, 0.8, 6) +
    table(ink, 296) +
    place(spanner(ink), 236, 306, 1.3, 36) +
    place(hammer(ink), 404, 306, 1.3, -36) +
    place(rule(ink), 324, 330, 1.2),

  'safety-gear': (ink: Ink) =>
    disc(ink, 320, 176, 160) +
    glow(ink, 320, 160, 170) +
    table(ink, 288) +
    place(helmet(ink), 320, 206, 1.4) +
    place(goggles(ink), 320, 278, 1.3) +
    place(glove(ink), 150, 314, 1.15, -6) +
    place(flip(glove(ink)), 490, 314, 1.15, 6),

  'clock-people': (ink: Ink) => {
    const [first, , third] = castOf(ink);
    return (
      hills(ink, 286) +
      glow(ink, 320, 110, 130) +
      place(clock(ink, 6, 0, 56), 320, 116) +
      line('M320 184V306', ink.line, 8) +
      place(standing(first), 190, 326) +
      place(wheelchair(ink, third), 452, 326, 1.15) +
      ellipse(320, 312, 36, 7, plane(ink.line, 0.15)) +
      circle(320, 306, 5, ink.paper)
    );
  },
} as const;
