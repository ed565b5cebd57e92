import type { ReactNode } from 'react';
import { dataCost } from '#campus/network/data-cost.ts';
import { activeLanguage } from '#i18n/activate.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { SavedSettings } from '#offline/saved/saved-units.ts';

/** What so many bytes cost at the learner's own price; nothing where they have not given it. */
export function Cost({ bytes, settings }: { bytes: number; settings: SavedSettings }): ReactNode {
  const cost = dataCost(bytes, settings);
  if (cost === undefined) return null;
  const amount = formatNumber(cost.amount, activeLanguage(), { style: 'currency', currency: cost.currency });
  return <bdi>{amount}</bdi>;
}
