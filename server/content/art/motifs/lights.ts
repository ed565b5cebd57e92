import type { Ink } from '#server/content/art/ink.ts';
import { circle, line, path, plane, rect, starPath } from '#server/content/art/shapes.ts';

/** The lantern, 160 high, standing on 0/0. */
export function lantern(ink: Ink): string {
  return [
    circle(0, -158, 12, 'none'),
    path('M-32-118C-28-142-12-148 0-148S28-142 32-118Z', ink.brand),
    rect(-38, -120, 76, 12, 6, ink.brand),
    path('M-30-108H30L38-24H-38Z', ink.lightSoft),
    path(starPath(0, -64, 25), ink.light),
    line('M-17-108-21-24M17-108 21-24'),
    rect(-46, -26, 92, 13, 6.5, ink.brand),
    rect(-36, -13, 72, 13, 5, ink.brand),
  ].join('');
}

/** A small lamp on a string, hanging from 0/0 down to 92. */
export function hangingLamp(ink: Ink): string {
  return line('M0 0V46') + circle(0, 82, 13, ink.light) + path('M-36 84C-36 58-18 46 0 46S36 58 36 84Z', ink.brand);
}

/** Sun or moon disc with short rays, middle at 0/0. */
export function sun(ink: Ink, radius: number): string {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const at = (reach: number) => `${Math.round(reach * Math.cos(angle))} ${Math.round(reach * Math.sin(angle))}`;
    return `M${at(radius + 14)}L${at(radius + (index % 2 === 0 ? 34 : 25))}`;
  });
  return line(rays.join('')) + circle(0, 0, radius, ink.light);
}

/** Light that falls from 0/0 to the floor, a soft trapezium. */
export function beam(ink: Ink, from: number, to: number, height: number): string {
  const shape = `M${-from / 2} 0H${from / 2}L${to / 2} ${height}H${-to / 2}Z`;
  return path(shape, plane(ink.light, 0.35));
}
