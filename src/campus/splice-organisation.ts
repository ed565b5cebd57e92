import type { PublicOrganisation } from './organisation.ts';

const PLACE = /(<script type="application\/json" id="organisation">)[^<]*(<\/script>)/;

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Puts the organisation's public data into the one place that the neutral shell has for it (ARCHITECTURE §12). Server and
 * worker call the same function, so the first paint is the same online and offline. The JSON cannot end the element: every
 * `<` in it is written as `\u003c`. A page without the place is returned as it is.
 */
export function spliceOrganisation(html: string, organisation: PublicOrganisation): string {
  const json = JSON.stringify(organisation).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');
  return html.replace(PLACE, (_, open: string, close: string) => `${open}${json}${close}`);
}
