import type { Ink } from '#server/content/art/ink.ts';
import { circle, ellipse, line, path, plane, rect, starPath } from '#server/content/art/shapes.ts';

/** A speech bubble, 150 × 90, tail at the foot towards -1 (start) or 1 (end). */
export function bubble(fill: string, side: -1 | 1): string {
  const tail = side === -1 ? 'H-22L-50 22-48 0H-57' : 'H48L50 22 22 0H-57';
  return path(
    `M-57-92H57A18 18 0 0 1 75-74V-18A18 18 0 0 1 57 0${tail}A18 18 0 0 1-75-18V-74A18 18 0 0 1-57-92Z`,
    fill,
  );
}

/** Lines of talk inside a bubble. */
export function talk(color: string): string {
  return line('M-44-62H44M-44-40H10', color, 6);
}

/** A wave of sound from 0/0 to the right. */
export const SOUND = line('M0-14c8 8 8 20 0 28M16-26c16 16 16 36 0 52M32-38c24 24 24 52 0 76');

/** A square tile with a letter drawn as strokes (no font is needed). */
export function tile(fill: string, strokes: string): string {
  return rect(-46, -92, 92, 92, 16, fill) + line(strokes, undefined, 6);
}

/** A coin with the star, radius 26. */
export function coin(ink: Ink): string {
  return circle(0, 0, 28, ink.light) + circle(0, 0, 20, ink.lightSoft) + path(starPath(0, 0, 10), ink.light);
}

/** A pile of coins seen from the side, `count` high. */
export function coinPile(ink: Ink, count: number): string {
  const layers = Array.from({ length: count }, (_, index) =>
    rect(-34, -14 * (index + 1), 68, 14, 7, index % 2 === 0 ? ink.lightSoft : ink.light),
  );
  return layers.join('');
}

/** Scales in balance, 210 high, 270 wide. */
export function scales(ink: Ink): string {
  const pan = (x: number) =>
    line(`M${x}-176 ${x - 40}-92M${x}-176 ${x + 40}-92`) +
    path(`M${x - 52}-92H${x + 52}A52 40 0 0 1 ${x - 52}-92Z`, ink.side);
  return [
    path('M-52 0C-48-18-20-22 0-22S48-18 52 0Z', ink.brand),
    rect(-6, -190, 12, 172, 4, ink.brand),
    line('M-112-176C-60-196 60-196 112-176', ink.line, 6),
    pan(-112),
    pan(112),
    circle(0, -198, 15, ink.light),
  ].join('');
}

/** A shield, 190 high, with a key hole that is lit. */
export function shield(ink: Ink): string {
  return [
    path('M0-196C36-172 66-166 92-164V-88C92-40 48-14 0 4-48-14-92-40-92-88V-164C-66-166-36-172 0-196Z', ink.brand),
    path('M0-172C30-154 52-148 72-146V-88C72-52 38-30 0-16-38-30-72-52-72-88V-146C-52-148-30-154 0-172Z', ink.paper),
    path('M0-172V-16C-38-30-72-52-72-88V-146C-52-148-30-154 0-172Z', plane(ink.side)),
    line('M0-172C30-154 52-148 72-146V-88C72-52 38-30 0-16-38-30-72-52-72-88V-146C-52-148-30-154 0-172Z'),
    path('M-9-84A22 22 0 1 1 9-84L16-48H-16Z', ink.light),
  ].join('');
}

/** A key lying flat, 150 long, bow at 0/0. */
export function key(ink: Ink): string {
  return (
    path('M28-8H138V26H122V8H108V22H92V8H28Z', ink.deep) + circle(0, 0, 34, ink.deep) + circle(-4, 0, 13, ink.paper)
  );
}

/** A folded map, 300 wide, 150 high. */
export function map(ink: Ink): string {
  return [
    path('M-150-134-50-156V-16L-150 8Z', ink.paper),
    path('M-50-156 50-134V8L-50-16Z', ink.side),
    path('M50-134 150-156V-16L50 8Z', ink.paper),
    line('M-150-60C-110-90-80-40-50-66S20-100 50-70 120-60 150-100', ink.deep, 5),
    path('M-138-36-98-44V-92L-138-86ZM70-104 122-116V-84L70-74Z', plane(ink.leaf)),
    path('M-34-32 24-18V-50L-34-60ZM76-34 134-46V-66L76-54Z', plane(ink.water)),
    ellipse(0, -40, 22, 7, plane(ink.line, 0.2)),
  ].join('');
}

/** A map pin, tip at 0/0, 110 high. */
export function pin(ink: Ink): string {
  return path('M0 0C-16-30-42-48-42-76A42 42 0 0 1 42-76C42-48 16-30 0 0Z', ink.brand) + circle(0, -76, 18, ink.light);
}
