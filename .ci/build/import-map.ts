import * as v from 'valibot';

export const importMapSchema = v.object({ imports: v.record(v.string(), v.string()) });

/** The element in a built page: its opening tag, the map, its closing tag. */
export const IMPORT_MAP = /(<script type="importmap">)([^<]*)(<\/script>)/;

/** The import map of a built page; empty where the page has none. */
export function importsOf(html: string): Record<string, string> {
  const json = IMPORT_MAP.exec(html)?.[2];
  return json === undefined ? {} : v.parse(importMapSchema, JSON.parse(json)).imports;
}
