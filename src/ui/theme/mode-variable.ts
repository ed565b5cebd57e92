import type { ColorRole } from '#campus/theme/color-roles.ts';

/** Name of the variable that carries the tenant's value of one role in one mode; `neutral.css.ts` chooses between the two. */
export function modeVariable(mode: 'light' | 'dark', role: ColorRole): `--lc-${string}` {
  return `--lc-${mode}-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
