import type { Ink } from '#server/content/art/ink.ts';
import { circle, ellipse, line, path, rect } from '#server/content/art/shapes.ts';

/** Stepping stones that lead away from the reader, from 0/0 up to the right. */
export function stones(ink: Ink): string {
  const steps = [
    [0, 0, 46],
    [54, -27, 38],
    [92, -50, 30],
    [112, -70, 23],
    [140, -86, 17],
    [152, -99, 12],
  ] as const;
  return steps.map(([x, y, size]) => ellipse(x, y, size, size * 0.34, ink.paper)).join('');
}

/** A round tree, 190 high. */
export function tree(ink: Ink): string {
  const crown = ink.leaf;
  return [
    path('M-9 0C-5-40-6-70-8-96H8C6-70 5-40 9 0Z', ink.wood),
    circle(-42, -108, 38, crown),
    circle(42, -112, 40, crown),
    circle(0, -146, 50, crown),
    path('M-64-102C-40-84 40-84 70-104L60-128-50-128Z', { plane: crown }),
    line('M-3-70C-16-86-22-96-26-110M3-62C14-84 22-92 30-112M0-90V-132'),
  ].join('');
}

/** A bird on a branch or in the air, 44 wide, looking to the right. */
export function bird(ink: Ink, color: string): string {
  return [
    path('M-22 2C-16-14 4-18 16-8L26-6 18 0C14 14-6 16-22 2Z', color),
    line('M-8-2C-2 6 6 6 10 0'),
    circle(14, -5, 1.4, { plane: ink.line }),
  ].join('');
}

/** A bird far away. */
export const FAR_BIRD = line('M-12-4C-8-10-3-8 0 0 3-8 8-10 12-4');

/** A bus stop: post with sign, roof and bench, 170 high, 230 wide. */
export function busStop(ink: Ink): string {
  return [
    rect(-96, -124, 172, 124, 4, ink.paper),
    line('M-40-124V0M20-124V0'),
    rect(-112, -142, 204, 18, 8, ink.brand),
    rect(-78, -40, 136, 10, 5, ink.deep),
    line('M-66-30V0M46-30V0'),
    line('M124 0V-128'),
    circle(124, -146, 24, ink.light),
    line('M116-156V-136M116-146H132M132-156V-136'),
    rect(108, -112, 32, 40, 4, ink.paper),
    line('M115-102H133M115-92H133M115-82H126'),
  ].join('');
}

/** A footbridge over water, 440 wide, deck at 0. */
export function bridge(ink: Ink): string {
  const rails = Array.from({ length: 9 }, (_, index) => {
    const x = -176 + index * 44;
    const deck = Math.round((x * x) / 1100);
    return `M${x} ${deck - 6}V${deck - 44}`;
  });
  return [
    path('M-230 44C-120-16 120-16 230 44V110H176C160 50 60 36 0 36S-160 50-176 110H-230Z', ink.paper),
    line(rails.join('')),
    line('M-206-6C-110-58 110-58 206-6', ink.line, 9),
    line('M-206-6C-110-58 110-58 206-6', ink.deep, 4.5),
  ].join('');
}

/** Water under a bridge: three calm lines. */
export function waves(): string {
  return line(
    'M-180 0c20-10 40-10 60 0s40 10 60 0 40-10 60 0M20 18c20-10 40-10 60 0s40 10 60 0M-120 34c20-10 40-10 60 0s40 10 60 0',
  );
}

/** A low plant in a pot or in the ground, 70 high. */
export function plant(ink: Ink, pot: boolean): string {
  const leaves =
    path('M0-30C-30-36-34-60-30-72-8-66 0-50 0-30ZM0-30C26-40 30-62 26-78 6-70-2-50 0-30Z', ink.leaf) +
    line('M0-16V-34');
  return pot ? leaves + path('M-22-24H22L17 0H-17Z', ink.wood) : leaves + line('M0 0V-20');
}
