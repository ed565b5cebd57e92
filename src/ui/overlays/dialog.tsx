import type { ReactNode } from 'react';
import { Overlay, type OverlayProps } from './overlay.tsx';

/** In the middle of the page. For questions; what is long belongs on a page of its own. */
export function Dialog(props: OverlayProps): ReactNode {
  return <Overlay {...props} shape="dialog" />;
}
