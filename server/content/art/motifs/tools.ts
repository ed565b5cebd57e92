import type { Ink } from '#server/content/art/ink.ts';
import { circle, line, path, rect } from '#server/content/art/shapes.ts';

/** A hammer, head at the top, 150 high. */
export function hammer(ink: Ink): string {
  return rect(-8, -120, 16, 120, 7, ink.third) + path('M-44-146H30C44-146 50-136 50-122H26V-112H-44Z', ink.deep);
}

/** A spanner, 150 high. */
export function spanner(ink: Ink): string {
  return path(
    'M-10-100C-32-108-38-138-20-154V-126L0-116 20-126V-154C38-138 32-108 10-100V-10A10 10 0 0 1-10-10Z',
    ink.paper,
  );
}

/** A folding rule in zigzag, 170 wide. */
export function rule(ink: Ink): string {
  return (
    path('M-90-14 0-54 90-14 82 6 0-30-82 6Z', ink.light) +
    line('M-62-24-58-14M-38-34-34-24M-16-44-13-36M16-44 13-36M38-34 34-24M62-24 58-14')
  );
}

/** A safety helmet, 100 high, 170 wide. */
export function helmet(ink: Ink): string {
  return [
    path('M-70-16C-74-80-36-104 0-104S74-80 70-16Z', ink.light),
    path('M-16-102C-18-70-18-44-16-16H16C18-44 18-70 16-102Z', ink.lightSoft),
    path('M-92-16H92C92-2 80 2 64 2H-64C-80 2-92-2-92-16Z', ink.light),
  ].join('');
}

/** Protective glasses, 120 wide. */
export function goggles(ink: Ink): string {
  return [
    line('M-62-22C-72-20-76-14-78-4M62-22C72-20 76-14 78-4', ink.line, 4),
    path('M-60-34H60C66-34 66-6 50 2 34 10 14 4 0-10-14 4-34 10-50 2-66-6-66-34-60-34Z', ink.side),
    line('M-42-24-26-12M20-24 38-10'),
  ].join('');
}

/** A work glove, 120 high. */
export function glove(ink: Ink): string {
  return [
    path('M-30-24V-70A9 9 0 0 1-12-70V-98A9 9 0 0 1 6-98V-104A9 9 0 0 1 24-98V-88A9 9 0 0 1 40-84V-24Z', ink.deep),
    path('M-30-46C-52-66-62-62-60-52-54-38-44-24-30-18Z', ink.deep),
    rect(-36, -26, 82, 26, 8, ink.paper),
    line('M-12-70V-52M6-94V-54M24-86V-56'),
  ].join('');
}

/** A gear wheel, radius 44, middle at 0/0. */
export function gear(ink: Ink, fill: string): string {
  const teeth = Array.from(
    { length: 8 },
    (_, index) => `<g transform="rotate(${index * 45})">${rect(-9, -54, 18, 20, 4, fill)}</g>`,
  );
  return teeth.join('') + circle(0, 0, 40, fill) + circle(0, 0, 15, ink.paper);
}
