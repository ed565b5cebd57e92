import { arch, disc, glow, table } from '#server/content/art/backdrops.ts';
import type { Ink } from '#server/content/art/ink.ts';
import { phone } from '#server/content/art/motifs/devices.ts';
import { house, keys } from '#server/content/art/motifs/home.ts';
import { plant } from '#server/content/art/motifs/outdoors.ts';
import { document, envelope, folder, pen, scanner, seal } from '#server/content/art/motifs/papers.ts';
import { key, scales, shield } from '#server/content/art/motifs/signs.ts';
import { circle, line, path, place, plane, starPath } from '#server/content/art/shapes.ts';

/** Pictures of papers, rights and safe-keeping. */
export const PAPERS = {
  'keys-house': (ink: Ink) =>
    arch(ink, 250, 360) +
    glow(ink, 460, 150, 130) +
    place(house(ink, ink.paper), 250, 318, 1.35) +
    line('M0 318H640') +
    line('M460 0V76') +
    place(keys(ink), 460, 102, 1.25) +
    place(plant(ink, false), 390, 318, 0.9),

  scales: (ink: Ink) =>
    arch(ink, 320, 400) +
    glow(ink, 320, 92, 150) +
    table(ink, 300) +
    place(circle(0, 0, 16, ink.light) + path(starPath(0, 0, 8), plane(ink.paper)), 190, 190, 0.9) +
    place(document(ink, [86, 60, 86]), 450, 204, 0.3, 8) +
    place(scales(ink), 320, 308, 1.16) +
    place(folder(ink, ink.third), 552, 322, 0.7),

  contract: (ink: Ink) =>
    disc(ink, 320, 180, 160) +
    glow(ink, 372, 246, 110) +
    place(document(ink, [86, 70]), 268, 300, 1.1, -8) +
    place(document(ink), 326, 306, 1.3) +
    place(seal(ink), 372, 258, 1.1) +
    place(pen(ink), 440, 288, 1.25),

  envelope: (ink: Ink) =>
    disc(ink, 320, 180, 160) +
    glow(ink, 320, 140, 160) +
    place(envelope(ink), 320, 296, 1.36) +
    place(circle(0, 0, 22, ink.light) + line('M-9 0-2 8 10-7', undefined, 4), 452, 168) +
    line('M70 150H150M40 186H136M84 222H146', ink.deep, 6),

  'shield-key': (ink: Ink) =>
    disc(ink, 320, 180, 160) +
    glow(ink, 282, 200, 140) +
    place(shield(ink), 282, 304, 1.34) +
    place(key(ink), 424, 250, 1.05, -18) +
    place(line('M-60 0h.1M-30 0h.1M0 0h.1M30 0h.1M60 0h.1', ink.deep, 14), 490, 128),

  'scan-papers': (ink: Ink) =>
    arch(ink, 280, 380) +
    glow(ink, 280, 220, 150) +
    table(ink, 280) +
    place(scanner(ink), 280, 312, 1.25) +
    place(folder(ink, ink.deep), 528, 320, 0.95) +
    place(folder(ink, ink.third), 548, 268, 0.7, 4),

  'phone-contract': (ink: Ink) =>
    disc(ink, 320, 180, 160) +
    glow(ink, 256, 170, 150) +
    place(document(ink, [86, 86, 50, 86, 60]), 404, 306, 1.24, 5) +
    place(phone(ink, ink.third), 250, 320, 1.2) +
    place(line('M-30 0V-20M-10 0V-36M10 0V-52', ink.deep, 9), 250, 190, 1.1) +
    place(line('M30 0V-68', ink.light, 9), 250, 190, 1.1) +
    place(line('M-34 0H34M-34 20H10', ink.line, 5), 250, 226) +
    place(pen(ink), 474, 318, 0.9),
} as const;
