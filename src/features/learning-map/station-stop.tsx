import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePlay from 'lucide-react/icons/circle-play';
import Flag from 'lucide-react/icons/flag';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { AwayChip, useIsAway } from '#features/learning-items/away.tsx';
import { Duration } from '#features/learning-items/duration.tsx';
import { unitKeys } from '#features/learning-items/unit-keys.ts';
import { useSession } from '#features/session/session.ts';
import { Chip } from '#ui/cards/chip.tsx';
import { ItemPicture } from '#ui/cards/item-picture.tsx';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ProgressBar } from '#ui/status/progress-bar.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './learning-map.css.ts';
import type { Station, StationState } from './stations.ts';

type Props = {
  station: Station;
  /** Where the station lies on the path, which winds from one side to the other. */
  side: 'start' | 'end';
  isLast: boolean;
};

/** One station: its place on the path, the way from it to the next, and its program, which is one link. */
export function StationStop({ station, side, isLast }: Props): ReactNode {
  const { t } = useLingui();
  const { language } = useSession();
  const { module, state, percent, done } = station;
  const away = useIsAway(unitKeys.module(module.id, language));
  return (
    <li
      className={styles.station}
      data-side={side}
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <Road side={side} isLast={isLast} />
      <span className={styles.stop} aria-hidden="true">
        <StopSign state={state} />
      </span>
      <div className={styles.card} data-away={away || undefined}>
        <div className={styles.media}>
          <ItemPicture image={module.image} kind="module" seed={module.id} className={styles.picture} />
        </div>
        <div className={styles.text}>
          <Heading level={2} size="title-s" dir="auto">
            <Link to="/program/$id" params={{ id: module.id }} className={styles.link}>
              {module.denomination}
            </Link>
          </Heading>
          <Row gap="xs">
            {away ? <AwayChip /> : <StateChip state={state} />}
            <Text as="span" size="small" tone="muted">
              {percent === 0 ? (
                <Duration minutes={module.duration} />
              ) : (
                <Trans>
                  {done} of {module.courses.length} courses done
                </Trans>
              )}
            </Text>
          </Row>
          {percent > 0 && percent < 100 && <ProgressBar value={percent / 100} label={t`Your progress`} />}
        </div>
      </div>
    </li>
  );
}

function StopSign({ state }: { state: StationState }): ReactNode {
  switch (state) {
    case 'finished':
      return <Icon of={Check} />;
    case 'current':
      return <Icon of={MapPin} />;
    case 'begun':
      return <Icon of={CirclePlay} />;
    case 'ahead':
      return <Icon of={Flag} size="sm" />;
    default:
      return state satisfies never;
  }
}

function StateChip({ state }: { state: StationState }): ReactNode {
  switch (state) {
    case 'finished':
      return (
        <Chip tone="success" icon={CircleCheck}>
          <Trans>Completed</Trans>
        </Chip>
      );
    case 'current':
      return (
        <Chip tone="brand" icon={MapPin}>
          <Trans>You are here</Trans>
        </Chip>
      );
    case 'begun':
      return (
        <Chip icon={CirclePlay}>
          <Trans>Started</Trans>
        </Chip>
      );
    case 'ahead':
      return null;
    default:
      return state satisfies never;
  }
}

/** From this station to the next on the other side; the last one leads to the goal in the middle. */
function Road({ side, isLast }: Pick<Props, 'side' | 'isLast'>): ReactNode {
  const from = side === 'start' ? 0 : 100;
  const to = isLast ? 50 : 100 - from;
  const line = `M${from} 0C${from} 60 ${to} 40 ${to} 100`;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.road} aria-hidden="true">
      <path d={line} vectorEffect="non-scaling-stroke" className={styles.ground} />
      <path d={line} vectorEffect="non-scaling-stroke" className={styles.stones} />
    </svg>
  );
}
