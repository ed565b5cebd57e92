import type { ReactNode } from 'react';
import { Overlay, type OverlayProps } from './overlay.tsx';

/** Over the whole screen on phones, where there is much to choose from; a dialog from md on (DESIGN-14). */
export function ScreenDialog(props: OverlayProps): ReactNode {
  return <Overlay {...props} shape="screen" />;
}
