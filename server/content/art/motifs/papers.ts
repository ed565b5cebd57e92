import type { Ink } from '#server/content/art/ink.ts';
import { circle, line, path, plane, rect, starPath } from '#server/content/art/shapes.ts';

function rows(x: number, y: number, lengths: readonly number[], gap = 16): string {
  return lengths.map((length, index) => `M${x} ${y + index * gap}h${length}`).join('');
}

/** A sheet with a folded corner, 180 high, 134 wide, middle of the foot at 0/0. */
export function document(ink: Ink, lengths: readonly number[] = [86, 86, 62, 86, 40]): string {
  return [
    path('M-67-172A8 8 0 0 1-59-180H35L67-148V-8A8 8 0 0 1 59 0H-59A8 8 0 0 1-67-8Z', ink.paper),
    path('M35-180V-156A8 8 0 0 0 43-148H67Z', ink.side),
    line('M-45-148H-5', ink.brand, 7),
    line(rows(-45, -124, lengths)),
  ].join('');
}

/** A round seal with the star, 26 in radius. */
export function seal(ink: Ink): string {
  return (
    path('M-14 16-18 48 0 38 18 48 14 16Z', ink.deep) +
    circle(0, 0, 26, ink.light) +
    path(starPath(0, 0, 15), ink.lightSoft)
  );
}

/** A pen lying at an angle, tip at 0/0. */
export function pen(ink: Ink): string {
  return [
    path('M0 0 8-26 18-20Z', ink.paper),
    path('M8-26 58-112 72-104 18-20Z', ink.deep),
    path('M58-112 66-126 80-118 72-104Z', ink.light),
  ].join('');
}

/** An envelope, open flap with a letter coming out, 150 wide or so. */
export function envelope(ink: Ink): string {
  return [
    path('M-98-96 0-168 98-96V8H-98Z', ink.deep),
    rect(-76, -164, 152, 130, 6, ink.paper),
    line('M-54-140H-6', ink.brand, 7),
    line(rows(-54, -118, [108, 84, 96])),
    path('M-98-92 0-28 98-92V0A10 10 0 0 1 88 10H-88A10 10 0 0 1-98 0Z', ink.side),
    line('M-94 6-34-50M94 6 34-50'),
  ].join('');
}

/** An open notebook, 280 wide, 130 high. */
export function notebook(ink: Ink): string {
  return [
    path('M-146-112H146V8H-146Z', ink.deep),
    path('M0-112C-40-128-96-128-136-118V0C-96-10-40-10 0 4Z', ink.paper),
    path('M0-112C40-128 96-128 136-118V0C96-10 40-10 0 4Z', ink.paper),
    line('M-112-92C-80-98-48-96-24-88M-112-70C-80-76-48-74-24-66M-112-48C-80-54-60-53-48-50'),
    line('M24-88C48-96 80-98 112-92M24-66C40-71 52-73 64-73'),
    path('M92-122V-62L103-72 114-60V-121Z', ink.light),
  ].join('');
}

/** A row of books with different backs, 210 wide, 124 high. */
export function books(ink: Ink): string {
  return [
    rect(-104, -104, 34, 104, 4, ink.deep),
    rect(-70, -120, 40, 120, 4, ink.paper),
    rect(-30, -92, 28, 92, 4, ink.side),
    rect(-2, -112, 44, 112, 4, ink.brand),
    path('M58-104 86-112 116-6 88 2Z', ink.third),
    line('M-104-84H-70M-104-20H-70M-30-72H-2M-58-96H-42M-58-80H-42'),
    path(starPath(20, -60, 14), plane(ink.light)),
  ].join('');
}

/** A flat-bed scanner with a page that passes the light, 240 wide. */
export function scanner(ink: Ink): string {
  return [
    rect(-60, -150, 120, 110, 5, ink.paper),
    line(rows(-40, -128, [80, 80, 56], 17)),
    rect(-126, -66, 252, 66, 16, ink.deep),
    rect(-104, -72, 208, 14, 7, ink.light),
    rect(-76, -18, 152, 40, 5, ink.paper),
    line('M-54 0H30'),
    circle(100, -30, 5, ink.light),
  ].join('');
}

/** A folder with tab, 170 wide, 110 high. */
export function folder(ink: Ink, color: string): string {
  return (
    path('M-84 0V-98A10 10 0 0 1-74-108H-28L-12-92H74A10 10 0 0 1 84-82V0Z', color) +
    rect(-84, -74, 168, 76, 10, ink.paper) +
    line('M-60-48H-4M-60-28H-28')
  );
}
