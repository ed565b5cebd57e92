import { arch, disc, glow, table } from '#server/content/art/backdrops.ts';
import type { Ink } from '#server/content/art/ink.ts';
import { clock, codeLines, laptop, starPhone } from '#server/content/art/motifs/devices.ts';
import { STEAM, teaGlass, teapot } from '#server/content/art/motifs/home.ts';
import { hangingLamp } from '#server/content/art/motifs/lights.ts';
import { plant } from '#server/content/art/motifs/outdoors.ts';
import { books, notebook, pen } from '#server/content/art/motifs/papers.ts';
import { castOf, person } from '#server/content/art/motifs/people.ts';
import { bubble, coin, coinPile, SOUND, talk, tile } from '#server/content/art/motifs/signs.ts';
import { line, path, place, rect, starPath } from '#server/content/art/shapes.ts';

/** Pictures of learning, talking and reading. */
export const STUDY = {
  'tea-table': (ink: Ink) =>
    arch(ink, 320, 380) +
    glow(ink, 320, 110, 150) +
    place(hangingLamp(ink), 320, 0, 1.2) +
    table(ink, 274) +
    place(teapot(ink), 320, 300, 1.2) +
    place(teaGlass(ink, ink.light), 190, 318, 1.15) +
    place(STEAM, 190, 236, 1.1) +
    place(teaGlass(ink, ink.light), 452, 318, 1.15) +
    place(STEAM, 452, 236, 1.1),

  notebook: (ink: Ink) =>
    arch(ink, 320, 420) +
    glow(ink, 470, 150, 150) +
    table(ink, 262) +
    place(notebook(ink), 296, 314, 1.3) +
    place(pen(ink), 420, 322) +
    place(teaGlass(ink, ink.light), 556, 312, 1.1) +
    place(STEAM, 556, 232, 1.1) +
    place(plant(ink, true), 74, 272, 1.2),

  'phone-light': (ink: Ink) =>
    disc(ink, 320, 180, 158) +
    glow(ink, 320, 180, 170) +
    place(starPhone(ink), 320, 316, 1.16) +
    place(bubble(ink.paper, 1), 168, 150, 0.8) +
    place(talk(ink.deep), 168, 150, 0.8) +
    place(path(starPath(0, 0, 16), ink.third), 470, 96) +
    place(path(starPath(0, 0, 10), ink.paper), 512, 150) +
    place(path(starPath(0, 0, 12), ink.side), 474, 246),

  'clock-coins': (ink: Ink) =>
    arch(ink, 250, 340) +
    glow(ink, 250, 170, 150) +
    place(clock(ink, 10, 10, 84), 250, 168) +
    table(ink, 290) +
    place(coinPile(ink, 3), 398, 316, 1.05) +
    place(coinPile(ink, 6), 470, 316, 1.05) +
    place(coinPile(ink, 4), 542, 316, 1.05) +
    place(coin(ink), 470, 172),

  'speech-bubbles': (ink: Ink) => {
    const [first, second] = castOf(ink);
    return (
      disc(ink, 320, 190, 170) +
      glow(ink, 320, 96, 120) +
      place(bubble(ink.paper, -1), 262, 118, 1.05) +
      place(talk(ink.brand), 262, 118, 1.05) +
      place(bubble(ink.light, 1), 394, 176, 0.95) +
      place(line('M-40-46H40', undefined, 6), 394, 176) +
      place(person(first), 140, 360, 1.35) +
      place(person(second), 500, 360, 1.35)
    );
  },

  'letter-tiles': (ink: Ink) =>
    disc(ink, 306, 178, 160) +
    glow(ink, 306, 160, 160) +
    place(tile(ink.paper, 'M-20-22 0-72 20-22M-13-40H13'), 168, 268, 1.4, -7) +
    place(tile(ink.light, 'M-20-22 0-66 20-22M-13-38H13M-10-80h.1M10-80h.1'), 306, 224, 1.5) +
    place(tile(ink.paper, 'M-16-20V-62C-16-80 16-80 16-64 16-52 2-50 2-50 22-50 22-20 0-20'), 444, 274, 1.4, 6) +
    place(SOUND, 534, 176, 1.3),

  bookshelf: (ink: Ink) =>
    arch(ink, 320, 460) +
    glow(ink, 500, 120, 120) +
    rect(120, 176, 400, 12, 4, ink.paper) +
    place(books(ink), 256, 176) +
    place(plant(ink, true), 440, 176, 1.1) +
    rect(120, 308, 400, 12, 4, ink.paper) +
    place(books(ink), 384, 308, 0.95) +
    place(clock(ink, 6, 0, 30), 212, 268),

  laptop: (ink: Ink) =>
    arch(ink, 320, 420) +
    glow(ink, 320, 190, 160) +
    table(ink, 288) +
    place(laptop(ink, ink.paper), 320, 306, 1.3) +
    place(codeLines(ink), 320, 306, 1.3) +
    place(teaGlass(ink, ink.light), 556, 314) +
    place(plant(ink, true), 88, 306, 1.2),
} as const;
