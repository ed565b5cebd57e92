/** Where a logo shows its ground: in the margin that platforms may cut, above the middle (inner 80 % is the mark). */
const GROUND_ROW = 0.04;

/**
 * The mark of a logo as a shape, for platforms that paint icons in one colour: a pixel is the more solid the more it
 * differs from the logo's ground. On a transparent ground the logo's own alpha is the shape.
 */
export function shapeOf(pixels: Uint8Array, size: number): Uint8Array {
  const channel = (pixel: number, n: number) => pixels[pixel * 4 + n] ?? 0;
  const ground = Math.floor(size * GROUND_ROW) * size + Math.floor(size / 2);
  const alpha = new Uint8Array(size * size);
  const isClear = channel(ground, 3) < 128;
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const away = Math.max(...[0, 1, 2].map((n) => Math.abs(channel(pixel, n) - channel(ground, n))));
    const solid = channel(pixel, 3);
    alpha[pixel] = isClear ? solid : Math.min(255, Math.round(away * 1.6)) * (solid > 250 ? 1 : 0);
  }
  return alpha;
}
