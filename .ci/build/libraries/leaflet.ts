import type { Plugin } from 'vite';
import { rewritten } from './rewritten.ts';

/**
 * Leaflet asks the browser for SVG by markup as soon as it is loaded, which Trusted Types do not allow (SECURITY-1). The
 * answer is the same for an element. What else of Leaflet writes markup are controls and popups, which no map here has.
 */
export function leafletWithoutMarkup(): Plugin {
  return rewritten({
    name: 'leaflet',
    source: /leaflet\/dist\/leaflet-src\.esm\.js$/,
    taken: "div.innerHTML = '<svg/>';",
    given: "div.appendChild(svgCreate('svg'));",
    otherwise: 'Leaflet would write markup.',
  });
}
