import type { Ink } from './ink.ts';
import { circle, path, plane, rect, starPath } from './shapes.ts';

/** The one glow of a picture (DESIGN-4): a soft light around the small accent. */
export function glow(ink: Ink, x: number, y: number, radius: number): string {
  const id = `g${ink.id}`;
  const stops = `<stop stop-color="${ink.light}" stop-opacity=".6"/><stop offset="1" stop-color="${ink.light}" stop-opacity="0"/>`;
  return `<radialGradient id="${id}">${stops}</radialGradient>${circle(x, y, radius, plane(`url(#${id})`))}`;
}

/** Fill of the eight-point star lattice; its size and turn vary with the seed. */
export function lattice(ink: Ink, color: string): { defs: string; fill: string } {
  const size = Math.round(ink.random.between(40, 56));
  const turn = ink.random.pick([0, 45]);
  const half = size / 2;
  const star = `<path d="${starPath(half, half, half)}" fill="none" stroke="${color}" stroke-width="1.5"/>`;
  const frame = `width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"`;
  return { defs: `<pattern id="l${ink.id}" ${frame}>${star}</pattern>`, fill: `url(#l${ink.id})` };
}

function sheet(ink: Ink): string {
  return rect(0, 0, 640, 360, 0, plane(ink.ground));
}

/** An arched niche with the lattice behind the motif: indoor pictures and single things. */
export function arch(ink: Ink, x = 320, width = 300): string {
  const { defs, fill } = lattice(ink, ink.deep);
  const left = x - width / 2;
  const niche = `M${left} 360V${70 + width / 4}A${width / 2} ${width / 2} 0 0 1 ${left + width} ${70 + width / 4}V360Z`;
  return `${defs}${sheet(ink)}${path(niche, plane(ink.side))}${path(niche, plane(fill, 0.28))}`;
}

/** A large disc with the lattice, off centre: things that float. */
export function disc(ink: Ink, x = 320, y = 178, radius = 150): string {
  const { defs, fill } = lattice(ink, ink.deep);
  return `${defs}${sheet(ink)}${circle(x, y, radius, plane(ink.side))}${circle(x, y, radius, plane(fill, 0.28))}`;
}

/** The edge of a table along the foot of the picture. */
export function table(ink: Ink, y = 292): string {
  return `${rect(0, y, 640, 360 - y, 0, plane(ink.paper))}${path(`M0 ${y}H640`, ink.paper)}${rect(0, y + 18, 640, 360, 0, plane(ink.third, 0.7))}`;
}

/** Open country: sky with a lattice strip, two hills and the ground the motif stands on. */
export function hills(ink: Ink, y = 262): string {
  const { defs, fill } = lattice(ink, ink.deep);
  const rise = Math.round(ink.random.between(20, 60));
  const far = `M0 ${y - 40}C120 ${y - 60 - rise} 220 ${y - 90} 340 ${y - 42}S540 ${y - 70 - rise} 640 ${y - 60}V360H0Z`;
  const near = `M0 ${y + 12}C160 ${y - 26} 300 ${y + 26} 420 ${y + 6}S580 ${y - 16} 640 ${y}V360H0Z`;
  const sky = path('M0 0H640V120C480 170 240 60 0 150Z', plane(fill, 0.2));
  return `${defs}${sheet(ink)}${sky}${path(far, plane(ink.side))}${path(near, plane(ink.third))}${path(near.replace('V360H0Z', ''), 'none')}`;
}
