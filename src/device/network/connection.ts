import * as v from 'valibot';

/** `metered`: a mobile network; undefined where the browser does not tell (Safari, Firefox, most desktops). */
export type Connection = { metered: boolean | undefined; saveData: boolean };

const connectionSchema = v.object({ saveData: v.optional(v.boolean(), false), type: v.optional(v.string()) });
const METERED = new Set(['cellular', 'bluetooth', 'wimax']);
const UNKNOWN = new Set(['unknown', 'other', 'none']);

/** What the browser says of the connection (Network Information, Save-Data): a hint in some browsers, silence in others. */
export function readConnection(): Connection {
  const parsed = v.safeParse(connectionSchema, Reflect.get(navigator, 'connection'));
  if (!parsed.success) return { metered: undefined, saveData: false };
  const { type, saveData } = parsed.output;
  const metered = type === undefined || UNKNOWN.has(type) ? undefined : METERED.has(type);
  return { metered, saveData };
}

/** Whether the browser tells mobile networks from others. */
export function isNetworkKnown(): boolean {
  return readConnection().metered !== undefined;
}

/** Returns the way to stop; does nothing where the browser never tells. */
export function onConnectionChange(onChange: () => void): () => void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (!(connection instanceof EventTarget)) return () => {};
  connection.addEventListener('change', onChange);
  return () => connection.removeEventListener('change', onChange);
}
