import type { OnlineStore } from '#device/network/online.ts';
import type { Attention } from './while-looked-at.ts';

/** Visibility and network of this page. */
export function pageAttention(online: OnlineStore): Attention {
  return {
    online,
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  };
}
