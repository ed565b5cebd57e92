import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import Smartphone from 'lucide-react/icons/smartphone';
import { type ReactNode, useRef, useState } from 'react';
import { useSavedSnapshot } from '#cache/saved/use-saved-units.ts';
import type { LessonState } from '#features/lessons/lesson-state.ts';
import type { LessonVideo } from '#features/lessons/queries.ts';
import { useFilmClock } from '#features/lessons/use-film-clock.ts';
import { Cost } from '#features/saved/cost.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { NeedsNet } from '#ui/status/needs-net.tsx';
import { FileSize } from '#ui/text/file-name.tsx';
import { Text } from '#ui/text/text.tsx';
import { FilmPlayer } from './film-player.tsx';
import { Transcript } from './transcript.tsx';
import { type FilmPlace, useFilmPlace } from './use-film-place.ts';
import * as styles from './video-file.css.ts';

const LinkButton = createLink(ButtonLink);
const SECONDS_PER_MINUTE = 60;

type Props = {
  video: LessonVideo;
  state: LessonState;
};

/** A film of our own with subtitles. It plays from the device where it is saved, and says before the tap what it costs. */
export function VideoFile({ video, state }: Props): ReactNode {
  const player = useRef<HTMLVideoElement>(null);
  const seconds = useFilmClock(player, (now) => state.filmAt(video.id, now));
  const place = useFilmPlace(video.url, video.size);
  const [from] = useState(() => state.secondsOf(video.id));
  const [started, setStarted] = useState(false);
  // Who is watching goes on with what the player has, whatever becomes of the network.
  const plays = started || place === 'device' || place === 'network';
  const seek = (to: number): void => {
    const film = player.current;
    if (film === null) return;
    film.currentTime = to;
    // Where it cannot play, the player says so itself.
    film.play().catch(() => {});
  };
  return (
    <figure className={styles.film}>
      {plays && <FilmPlayer player={player} video={video} from={from} onStart={() => setStarted(true)} />}
      {!plays && (place === undefined ? <div className={styles.frame} /> : <Instead place={place} />)}
      <figcaption className={styles.caption}>
        <Text as="span" size="label" dir="auto">
          {video.denomination}
        </Text>
        <Facts video={video} place={place} />
      </figcaption>
      <Transcript
        film={video.id}
        state={state}
        subtitles={video.subtitles}
        seconds={seconds}
        onSeek={plays ? seek : undefined}
      />
    </figure>
  );
}

function Instead({ place }: { place: FilmPlace }): ReactNode {
  if (place === 'away')
    return (
      <NeedsNet>
        <Trans>Next time, save the course while you are online.</Trans>
      </NeedsNet>
    );
  return (
    <Banner
      kind="warning"
      action={
        <LinkButton to="/settings/on-this-device" variant="tonal" size="sm">
          <Trans>Change the limit</Trans>
        </LinkButton>
      }
    >
      <Trans>This film would exceed your data limit for this month.</Trans>
    </Banner>
  );
}

function Facts({ video, place }: { video: LessonVideo; place: FilmPlace | undefined }): ReactNode {
  const { settings } = useSavedSnapshot();
  const rest = String(video.duration % SECONDS_PER_MINUTE).padStart(2, '0');
  return (
    <Text as="span" size="small" tone="muted">
      <Row gap="xs">
        <bdi dir="ltr">
          {Math.floor(video.duration / SECONDS_PER_MINUTE)}:{rest}
        </bdi>
        <FileSize bytes={video.size} />
        {place === 'network' && <Cost bytes={video.size} settings={settings} />}
        {place === 'device' && (
          <span data-unkept="">
            <Row gap="2xs">
              <Icon of={Smartphone} size="sm" />
              <Trans>On this device</Trans>
            </Row>
          </span>
        )}
      </Row>
    </Text>
  );
}
