import type { Plugin } from 'vite';

const SOURCE = /leaflet\/dist\/leaflet-src\.esm\.js$/;
const PROBE = "div.innerHTML = '<svg/>';";

/**
 * Leaflet asks the browser for SVG by markup as soon as it is loaded, which Trusted Types do not allow (SECURITY-1). The
 * answer is the same for an element. What else of Leaflet writes markup are controls and popups, which no map here has.
 */
export function leafletWithoutMarkup(): Plugin {
  return {
    name: 'campus:leaflet',
    transform: {
      filter: { id: SOURCE },
      handler(code) {
        if (!code.includes(PROBE)) this.error('Leaflet has another form: it would write markup.');
        return { code: code.replace(PROBE, "div.appendChild(svgCreate('svg'));"), map: null };
      },
    },
  };
}
