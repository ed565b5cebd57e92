/** How a shape is filled and whether the outline of the drawing runs around it. */
export type Fill = string | { plane: string; opacity?: number };

const short = (value: number) => String(Math.round(value * 10) / 10);

function paint(fill: Fill): string {
  if (typeof fill === 'string') return ` fill="${fill}"`;
  const opacity = fill.opacity === undefined ? '' : ` opacity="${fill.opacity}"`;
  return ` fill="${fill.plane}" stroke="none"${opacity}`;
}

/** A fill without outline: backgrounds, shadows, light. */
export function plane(color: string, opacity?: number): Fill {
  return opacity === undefined ? { plane: color } : { plane: color, opacity };
}

export function rect(x: number, y: number, width: number, height: number, radius: number, fill: Fill): string {
  const size = `width="${short(width)}" height="${short(height)}"`;
  return `<rect x="${short(x)}" y="${short(y)}" ${size} rx="${short(radius)}"${paint(fill)}/>`;
}

export function circle(x: number, y: number, radius: number, fill: Fill): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${paint(fill)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: Fill): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"${paint(fill)}/>`;
}

export function path(d: string, fill: Fill): string {
  return `<path d="${d}"${paint(fill)}/>`;
}

/** A stroke without fill, in the ink of the drawing or the colour given. */
export function line(d: string, color?: string, width?: number): string {
  const stroke = color === undefined ? '' : ` stroke="${color}"`;
  const weight = width === undefined ? '' : ` stroke-width="${short(width)}"`;
  return `<path d="${d}"${stroke}${weight}/>`;
}

/** Width of every outline, in units of the 640 × 360 sheet. */
export const STROKE = 2.5;

/** Puts a motif where it belongs; the outline keeps its width whatever the scale. */
export function place(drawing: string, x: number, y: number, scale = 1, turn = 0): string {
  const moved = `translate(${short(x)} ${short(y)})`;
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`;
  if (scale === 1) return `<g transform="${moved}${turned}">${drawing}</g>`;
  const width = Math.round((STROKE / Math.abs(scale)) * 100) / 100;
  return `<g transform="${moved}${turned} scale(${Math.round(scale * 100) / 100})" stroke-width="${width}">${drawing}</g>`;
}

/** The mirror picture of a motif, left and right changed. */
export function flip(drawing: string): string {
  return `<g transform="scale(-1 1)">${drawing}</g>`;
}

/** The eight-point star (two turned squares, DESIGN-4) as path data. */
export function starPath(x: number, y: number, radius: number): string {
  const inner = radius * (Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8));
  const points = Array.from({ length: 16 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : inner;
    const angle = (index * Math.PI) / 8;
    return `${short(x + reach * Math.cos(angle))} ${short(y + reach * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}
