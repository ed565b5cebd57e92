import type { Ink } from '#server/content/art/ink.ts';
import { circle, line, path, rect, starPath } from '#server/content/art/shapes.ts';

/** A phone, 230 high, 120 wide, foot at 0/0; what stands on its screen is drawn over it. */
export function phone(ink: Ink, screen: string): string {
  return (
    rect(-62, -232, 124, 232, 22, ink.line) + rect(-52, -220, 104, 208, 13, screen) + line('M-14-211H14', ink.line, 5)
  );
}

/** The phone with the lattice and a light on its screen. */
export function starPhone(ink: Ink): string {
  const small = [-26, 26].flatMap((x) => [-176, -64].map((y) => path(starPath(x, y, 22), 'none')));
  return (
    phone(ink, ink.side) +
    small.join('') +
    path(starPath(0, -120, 40), ink.paper) +
    path(starPath(0, -120, 20), ink.light)
  );
}

/** A laptop, open, 250 wide, 160 high; the screen takes the fill. */
export function laptop(ink: Ink, screen: string): string {
  return [
    rect(-112, -158, 224, 146, 12, ink.line),
    rect(-101, -147, 202, 124, 5, screen),
    path('M-140-12H140L132 2A10 10 0 0 1 122 8H-122A10 10 0 0 1-132 2Z', ink.paper),
    line('M-22-12H22', ink.line, 5),
  ].join('');
}

/** Lines of code or text with one lit word, for a laptop's screen. */
export function codeLines(ink: Ink): string {
  return [
    line('M-82-122H-40M-70-102H-6M-70-82H-34M-82-62H-54', ink.deep, 6),
    line('M-24-82H14', ink.light, 6),
    line('M8-102H36M-40-62H-10', ink.brand, 6),
  ].join('');
}

/** A round clock, middle at 0/0; the hands follow hours and minutes. */
export function clock(ink: Ink, hours: number, minutes: number, radius = 70): string {
  const hand = (turn: number, reach: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `M0 0L${Math.round(reach * Math.cos(angle))} ${Math.round(reach * Math.sin(angle))}`;
  };
  const ticks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const at = (reach: number) => `${Math.round(reach * Math.cos(angle))} ${Math.round(reach * Math.sin(angle))}`;
    return `M${at(radius * 0.84)}L${at(radius * (index % 3 === 0 ? 0.7 : 0.77))}`;
  });
  return [
    circle(0, 0, radius + 10, ink.brand),
    circle(0, 0, radius, ink.paper),
    line(ticks.join('')),
    line(hand((hours + minutes / 60) / 12, radius * 0.46), ink.line, 5),
    line(hand(minutes / 60, radius * 0.66), ink.line, 5),
    circle(0, 0, 6, ink.light),
  ].join('');
}

/** A round button of a video call with a small mark. */
export function callButton(fill: string, mark: string): string {
  return circle(0, 0, 17, fill) + line(mark);
}
