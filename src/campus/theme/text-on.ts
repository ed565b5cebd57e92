const HEX = /^#[0-9a-f]{6}$/i;
const BLACK = '#000000';
const WHITE = '#ffffff';

/** Relative luminance of one channel, 0 to 255 (WCAG 2). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(color: string): number {
  const value = Number.parseInt(color.slice(1), 16);
  return 0.2126 * linear((value >> 16) & 255) + 0.7152 * linear((value >> 8) & 255) + 0.0722 * linear(value & 255);
}

/**
 * Black or white, whichever is read better on somebody else's colour: one of them always has more than 4.5:1 (WCAG 1.4.3).
 * Without the colour library, which no first page carries. Undefined where the colour is none.
 */
export function textOn(background: string): string | undefined {
  if (!HEX.test(background)) return undefined;
  const light = luminance(background) + 0.05;
  return 1.05 / light >= light / 0.05 ? WHITE : BLACK;
}
