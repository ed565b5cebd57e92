import { type ReactNode, useState } from 'react';
import { personStore } from '#device/storage/person-store.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import type { Home } from '#features/home/queries.ts';
import { hashOf } from '#ui/cards/hash-of.ts';
import { Banner } from '#ui/status/banner.tsx';
import { Html } from '#ui/text/html.tsx';

/** What the organisation would like everybody to see, until it is sent away; another text comes again (CATALOGUE-16). */
export function Promo({ promo }: Pick<Home, 'promo'>): ReactNode {
  const [dismissed, setDismissed] = useState(() => personStore.get(STORAGE_KEYS.promoDismissed));
  if (promo === null) return null;
  const name = String(hashOf(promo.content));
  if (dismissed === name) return null;
  const dismiss = (): void => {
    personStore.set(STORAGE_KEYS.promoDismissed, name);
    setDismissed(name);
  };
  return (
    <Banner onDismiss={dismiss}>
      <Html lang={promo.language}>{promo.content}</Html>
    </Banner>
  );
}
