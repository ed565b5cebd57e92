import { type ReactNode, useState } from 'react';
import * as styles from '#features/achievements/achievements.css.ts';
import { Lantern } from '#ui/drawings/lantern.tsx';

/** The lantern's own picture; the one that the app has where it cannot be had. */
export function LanternPicture({ image }: { image: string }): ReactNode {
  const [isMissing, setMissing] = useState(false);
  return (
    <div className={styles.picture}>
      {isMissing ? (
        <Lantern />
      ) : (
        <img src={image} alt="" loading="lazy" className={styles.drawing} onError={() => setMissing(true)} />
      )}
    </div>
  );
}
