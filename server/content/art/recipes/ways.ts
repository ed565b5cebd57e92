import { arch, glow, hills } from '#server/content/art/backdrops.ts';
import type { Ink } from '#server/content/art/ink.ts';
import { facade, house, letterBox, openDoor, windowFrame } from '#server/content/art/motifs/home.ts';
import { beam, lantern, sun } from '#server/content/art/motifs/lights.ts';
import { bird, bridge, busStop, FAR_BIRD, plant, stones, tree, waves } from '#server/content/art/motifs/outdoors.ts';
import { castOf, standing } from '#server/content/art/motifs/people.ts';
import { circle, flip, line, path, place, plane, rect } from '#server/content/art/shapes.ts';

/** Pictures of ways, doors and the open air. */
export const WAYS = {
  'lantern-path': (ink: Ink) =>
    hills(ink) +
    place(house(ink, ink.paper), 532, 214, 0.5) +
    place(stones(ink), 300, 330, 1.1) +
    glow(ink, 210, 244, 170) +
    place(lantern(ink), 210, 318, 1.25) +
    place(plant(ink, false), 96, 318, 0.8),

  'open-door': (ink: Ink) =>
    arch(ink, 320, 420) +
    rect(0, 312, 640, 48, 0, plane(ink.third)) +
    line('M0 312H640') +
    glow(ink, 320, 220, 190) +
    place(beam(ink, 100, 230, 48), 320, 312) +
    place(openDoor(ink), 320, 312, 1.12) +
    place(plant(ink, true), 180, 314) +
    place(plant(ink, true), 484, 314, 0.8),

  'night-window': (ink: Ink) =>
    arch(ink, 320, 460) +
    place(windowFrame(ink, ink.night), 320, 262, 1.32) +
    circle(364, 92, 15, plane(ink.lightSoft)) +
    place(line('M0 0h.1M40 30h.1M-60 20h.1M-40 70h.1M66 76h.1', ink.lightSoft, 4), 306, 80) +
    glow(ink, 284, 204, 120) +
    place(lantern(ink), 284, 258, 0.72) +
    place(plant(ink, true), 398, 260, 0.9),

  bridge: (ink: Ink) => {
    const [first, second] = castOf(ink);
    return (
      hills(ink, 220) +
      rect(0, 262, 640, 98, 0, plane(ink.water)) +
      line('M0 262H640') +
      place(waves(), 300, 316) +
      glow(ink, 476, 92, 130) +
      place(sun(ink, 26), 476, 92) +
      place(standing(first), 276, 214, 0.72) +
      place(standing(second), 344, 214, 0.72) +
      place(bridge(ink), 320, 224, 1.2)
    );
  },

  'bus-stop': (ink: Ink) => {
    const [first] = castOf(ink);
    return (
      hills(ink, 290) +
      place(facade(ink, 92, 150, ink.side), 92, 298) +
      place(facade(ink, 76, 112, ink.third), 176, 298) +
      place(facade(ink, 100, 172, ink.side), 560, 298) +
      rect(0, 298, 640, 62, 0, plane(ink.paper)) +
      line('M0 298H640M40 332H110M180 332H250M320 332H390M460 332H530M600 332H640') +
      glow(ink, 446, 118, 90) +
      place(busStop(ink), 306, 298, 1.15) +
      place(standing(first), 232, 298, 0.68)
    );
  },

  'tree-birds': (ink: Ink) =>
    hills(ink, 280) +
    glow(ink, 470, 104, 130) +
    circle(470, 104, 34, ink.light) +
    place(tree(ink), 250, 306, 1.3) +
    place(bird(ink, ink.deep), 176, 116) +
    place(flip(bird(ink, ink.brand)), 332, 158) +
    place(bird(ink, ink.paper), 268, 56, 0.9) +
    place(FAR_BIRD, 410, 66) +
    place(FAR_BIRD, 548, 168, 0.8) +
    place(plant(ink, false), 440, 318, 0.9),

  'letter-box': (ink: Ink) =>
    hills(ink, 286) +
    place(house(ink, ink.paper), 508, 272, 0.62) +
    glow(ink, 330, 120, 120) +
    place(letterBox(ink), 250, 322, 1.25) +
    place(`${rect(-46, -60, 92, 60, 5, ink.paper)}${line('M-44-56 0-24 44-56')}`, 150, 230, 0.8, -12) +
    place(plant(ink, false), 360, 326, 0.9),

  'sun-house': (ink: Ink) =>
    hills(ink, 276) +
    glow(ink, 452, 112, 170) +
    place(sun(ink, 46), 452, 112) +
    place(house(ink, ink.paper), 262, 308, 1.25) +
    place(tree(ink), 112, 312, 0.8) +
    place(plant(ink, false), 420, 314) +
    place(FAR_BIRD, 330, 62),

  'family-walk': (ink: Ink) => {
    const [first, second, third] = castOf(ink);
    return (
      hills(ink, 276) +
      glow(ink, 500, 96, 140) +
      circle(500, 96, 30, ink.light) +
      place(tree(ink), 112, 296, 0.9) +
      path('M0 316C200 300 440 300 640 318V360H0Z', plane(ink.paper)) +
      place(standing(first), 300, 330, 1.05) +
      place(standing(third), 368, 330, 0.66) +
      place(line('M326 256 356 284', ink.line, 12) + line('M326 256 356 284', first.clothes, 7), 0, 0) +
      place(standing(second), 440, 330, 1.05)
    );
  },
} as const;
