import type { Ink } from '#server/content/art/ink.ts';
import { circle, ellipse, line, path, plane, rect, starPath } from '#server/content/art/shapes.ts';

/** A house with a lit window, 170 high, 180 wide. */
export function house(ink: Ink, wall: string): string {
  return [
    rect(44, -168, 22, 50, 3, ink.deep),
    path('M-78-96V0H78V-96', wall),
    path('M0-172-102-92H102Z', ink.brand),
    rect(-54, -74, 44, 44, 4, ink.light),
    line('M-32-74V-30M-54-52H-10'),
    path('M18 0V-54A19 19 0 0 1 56-54V0Z', ink.paper),
    circle(47, -28, 2.5, { plane: ink.line }),
  ].join('');
}

/** A simple row house in the background, height given. */
export function facade(ink: Ink, width: number, height: number, wall: string): string {
  const rows = Math.floor((height - 26) / 38);
  const windows = Array.from({ length: rows }, (_, row) =>
    [0.28, 0.72].map((at) => rect(-width / 2 + width * at - 9, -height + 18 + row * 38, 18, 22, 3, ink.paper)).join(''),
  );
  return rect(-width / 2, -height, width, height, 4, wall) + windows.join('');
}

/** An open door with light behind it, 220 high, frame 120 wide. */
export function openDoor(ink: Ink): string {
  return [
    path('M-66 0V-160A66 66 0 0 1 66-160V0Z', ink.brand),
    path('M-50 0V-158A50 50 0 0 1 50-158V0Z', ink.light),
    path('M-50 0V-158A50 50 0 0 1-20-204L-20-204V0Z', { plane: ink.lightSoft, opacity: 0.7 }),
    path('M50 0V-158A50 50 0 0 0 30-198L98-176V24Z', ink.paper),
    path('M62-100V-156L86-148V-98ZM62-18V-76L86-78V-8Z', ink.side),
    circle(59, -88, 4, ink.deep),
  ].join('');
}

/** A window, 170 high, 150 wide, with sill; the panes take the fill given. */
export function windowFrame(ink: Ink, panes: string): string {
  return [
    path('M-76 0V-108A76 76 0 0 1 76-108V0Z', ink.paper),
    path('M-62-8V-106A62 62 0 0 1 62-106V-8Z', panes),
    line('M0-168V-8M-62-88H62'),
    rect(-92, -4, 184, 16, 6, ink.paper),
  ].join('');
}

/** A tea glass on its saucer, 74 high. */
export function teaGlass(ink: Ink, tea: string): string {
  return [
    ellipse(0, -2, 38, 8, ink.paper),
    path('M-20-64C-20-46-11-42-11-32S-19-16-15-6H15C19-16 11-22 11-32S20-46 20-64Z', ink.paper),
    path('M-18-52C-15-43-11-40-11-32S-19-16-15-6H15C19-16 11-22 11-32 11-40 15-43 18-52Z', tea),
  ].join('');
}

/** Steam above a cup, from 0/0 upwards. */
export const STEAM = line('M-8 0c-6-8 6-12 0-22M8-2c-6-8 6-12 0-22');

/** A teapot, 100 high. */
export function teapot(ink: Ink): string {
  return [
    line('M44-52C84-66 84-18 42-16'),
    path('M-46-44-80-68-86-60-48-14Z', ink.deep),
    path('M-36-70H36C62-50 58-8 34 0H-34C-58-8-62-50-36-70Z', ink.deep),
    path('M-32-70C-28-86 28-86 32-70Z', ink.paper),
    circle(0, -90, 7, ink.light),
    path(starPath(0, -35, 17), plane(ink.ground)),
  ].join('');
}

/** Two keys on a ring, 130 high, hanging from 0/0. */
export function keys(ink: Ink): string {
  const key = (color: string) =>
    circle(0, 44, 20, color) + circle(0, 40, 6, ink.paper) + path('M-6 62V128H6V118H18V106H6V96H14V86H6V62Z', color);
  return [
    circle(0, 0, 26, 'none'),
    `<g transform="rotate(24)">${key(ink.light)}</g>`,
    `<g transform="rotate(-20)">${key(ink.deep)}</g>`,
  ].join('');
}

/** A letter box on a post with its flag up, 190 high. */
export function letterBox(ink: Ink): string {
  return [
    rect(-8, -96, 16, 96, 3, ink.paper),
    path('M-82-90V-136A40 40 0 0 1-42-176H46A40 40 0 0 1 86-136V-90Z', ink.brand),
    path('M-82-90V-136A40 40 0 0 1-2-136V-90Z', ink.side),
    rect(-66, -140, 48, 12, 6, ink.line),
    path('M60-124V-190H92V-168H60', ink.light),
    path(starPath(-42, -110, 10), plane(ink.brand)),
  ].join('');
}
