import { type ReactNode, useState } from 'react';
import type { CourseKind } from './course-kind.ts';
import { StarPlaceholder } from './star-placeholder.tsx';

type Props = {
  image: string | null | undefined;
  kind: CourseKind;
  /** Id of what it shows: chooses the figure where there is no picture. */
  seed: string;
  className: string;
};

/** Decorative: what it shows is named beside it. A figure where there is no picture, or where it cannot be had without a network. */
export function ItemPicture({ image, kind, seed, className }: Props): ReactNode {
  const [missing, setMissing] = useState<string>();
  if (!image || image === missing) return <StarPlaceholder kind={kind} seed={seed} />;
  return (
    <img src={image} alt="" loading="lazy" decoding="async" className={className} onError={() => setMissing(image)} />
  );
}
