import { useState } from 'react';
import { personStore } from '#device/storage/person-store.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';

/** Letters of lessons: A, A+, A++ (LESSON-9). */
export const TEXT_SIZES = ['A', 'A+', 'A++'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** The size that was chosen on this device, and how to choose another. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  const [size, setSize] = useState<TextSize>(read);
  const choose = (next: TextSize): void => {
    personStore.set(STORAGE_KEYS.textSize, next);
    setSize(next);
  };
  return [size, choose];
}

function read(): TextSize {
  const kept = personStore.get(STORAGE_KEYS.textSize);
  return TEXT_SIZES.find((size) => size === kept) ?? 'A';
}
