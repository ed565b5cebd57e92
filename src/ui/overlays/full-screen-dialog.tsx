import type { ReactNode } from 'react';
import { Overlay, type OverlayProps } from './overlay.tsx';

/** Over the whole screen on every device, for what has to be seen large. */
export function FullScreenDialog(props: OverlayProps): ReactNode {
  return <Overlay {...props} shape="full" />;
}
