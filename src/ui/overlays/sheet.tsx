import type { ReactNode } from 'react';
import { Overlay, type OverlayProps } from './overlay.tsx';

/** From the bottom edge on phones, where the thumb is; a dialog from md on (DESIGN-14). */
export function Sheet(props: OverlayProps): ReactNode {
  return <Overlay {...props} shape="sheet" />;
}
