import type { ReactNode } from 'react';
import { Overlay, type OverlayProps } from './overlay.tsx';

/** A dialog that fills the screen on every device. */
export function FullScreenDialog(props: OverlayProps): ReactNode {
  return <Overlay {...props} shape="full" />;
}
