import type { ColorRole } from '#campus/theme/color-roles.ts';
import { vars } from './contract.css.ts';

/** How the page looks now, for what cannot see its styles: a frame of another host. */
export function readColours(roles: readonly ColorRole[]): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(roles.map((role) => [role, style.getPropertyValue(nameOf(role)).trim()]));
}

export function readScheme(): 'light' | 'dark' {
  return getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'dark' : 'light';
}

/** Without its `var(…)`. */
function nameOf(role: ColorRole): string {
  return vars.color[role].slice('var('.length, -1);
}
