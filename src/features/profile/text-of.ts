import type { ProfileField } from './fields.ts';
import type { Me } from './queries.ts';

/** What a field holds, as it is sent: of a country its id; nothing is an empty text. */
export function textOf(me: Me, field: ProfileField): string {
  if (field === 'country') return me.country?.id ?? '';
  return (field === 'city' ? me.cityInput : me[field]) ?? '';
}
