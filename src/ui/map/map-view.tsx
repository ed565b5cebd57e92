import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { LESS_MOTION } from '#ui/theme/media.ts';
import { type DrawnMap, drawMap, type MapPoint, type MapTiles } from './draw-map.ts';
import * as styles from './map.css.ts';

type Props = {
  /** What the map shows, in a few words. */
  label: string;
  points: readonly MapPoint[];
  tiles: MapTiles | null;
  /** Left out: marks say what is there and lead nowhere. */
  onChoose?: (id: string) => void;
  /** Whether the points are addresses that everybody may know. */
  isExact?: boolean;
};

/**
 * A map with points on it, moved by finger, mouse and keyboard (arrows, plus and minus). It stands beside a list that
 * says the same, for whom a map is of no use (COMMUNITY-7).
 */
export function MapView({ label, points, tiles, onChoose, isExact = false }: Props): ReactNode {
  const { t } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(undefined);
  const hasChoice = onChoose !== undefined;
  const choose = useEffectEvent((id: string) => onChoose?.(id));
  const groupLabel = useEffectEvent((count: number) => t`${count} people here: look closer`);
  useEffect(() => {
    if (element.current === null) return;
    const made = drawMap(element.current, {
      points,
      tiles,
      onChoose: hasChoice ? (id) => choose(id) : undefined,
      isExact,
      groupLabel: (count) => groupLabel(count),
      hasMotion: !matchMedia(LESS_MOTION).matches,
    });
    drawn.current = made;
    return made.remove;
  }, [points, tiles, hasChoice, isExact]);
  return (
    <div className={styles.frame}>
      {/* Its own coordinates run from the left in every language. */}
      <div ref={element} role="application" aria-label={label} className={styles.sheet} dir="ltr" />
      <div className={styles.tools}>
        <IconButton icon={Plus} label={t`Zoom in`} className={styles.tool} onClick={() => drawn.current?.zoomBy(1)} />
        <IconButton
          icon={Minus}
          label={t`Zoom out`}
          className={styles.tool}
          onClick={() => drawn.current?.zoomBy(-1)}
        />
      </div>
      {tiles !== null && (
        <small className={styles.attribution} dir="auto">
          {tiles.attribution}
        </small>
      )}
    </div>
  );
}
