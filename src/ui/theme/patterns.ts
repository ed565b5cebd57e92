/**
 * Figures as masks over a coloured box: a mask takes the colour of whoever uses it, which an SVG pattern does not
 * (DESIGN-4). The eight-point star is two turned squares; its points meet the neighbours' through small links, so the
 * lattice closes.
 */
function maskOf(size: number, drawing: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}' viewBox='0 0 ${size} ${size}' fill='none' stroke='#000' stroke-width='1.5'>${drawing}</svg>`;
  return `url("data:image/svg+xml,${svg.replace(/#/g, '%23').replace(/</g, '%3C').replace(/>/g, '%3E')}")`;
}

const TILE = 56;
const MIDDLE = TILE / 2;
const REACH = 18;

/** Corners of the star: eight points on the outer circle, eight notches between them where the two squares cross. */
function starPoints(): string {
  const notch = (REACH * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  return Array.from({ length: 16 }, (_, at) => {
    const reach = at % 2 === 0 ? REACH : notch;
    const angle = (at * Math.PI) / 8;
    return `${(MIDDLE + reach * Math.cos(angle)).toFixed(2)} ${(MIDDLE + reach * Math.sin(angle)).toFixed(2)}`;
  }).join(' L');
}

/** Links from the four straight points to the neighbouring tiles. */
const LINKS = [
  `M${MIDDLE + REACH} ${MIDDLE}H${TILE}`,
  `M0 ${MIDDLE}H${MIDDLE - REACH}`,
  `M${MIDDLE} 0V${MIDDLE - REACH}`,
  `M${MIDDLE} ${MIDDLE + REACH}V${TILE}`,
].join('');

export const PATTERN_TILE_PX = TILE;
export const STAR_LATTICE = maskOf(TILE, `<path d='M${starPoints()}Z'/><path d='${LINKS}'/>`);

export const WAVES = maskOf(
  TILE,
  `<path d='M0 14q14-12 28 0t28 0'/><path d='M0 28q14-12 28 0t28 0'/><path d='M0 42q14-12 28 0t28 0'/>`,
);
