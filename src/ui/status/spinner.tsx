import type { ReactNode } from 'react';
import type { SPINNER_SIZES_PX } from '#campus/limits.ts';
import { spinner } from './spinner.css.ts';

/** In the colour of the text around it. Those who listen hear the words beside it, so it says nothing itself. */
export function Spinner({ size = 24 }: { size?: (typeof SPINNER_SIZES_PX)[number] }): ReactNode {
  return (
    <svg className={spinner} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
