import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import Smartphone from 'lucide-react/icons/smartphone';
import { type ReactNode, useState } from 'react';
import { useSavedSnapshot } from '#cache/saved/use-saved-units.ts';
import type { LessonVideo } from '#features/lessons/queries.ts';
import { Cost } from '#features/saved/cost.tsx';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { FileSize } from '#ui/file-name.tsx';
import { Icon } from '#ui/icon.tsx';
import { NeedsNet } from '#ui/needs-net.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { FilmPlayer } from './film-player.tsx';
import { type FilmPlace, useFilmPlace } from './use-film-place.ts';
import * as styles from './video-file.css.ts';

const LinkButton = createLink(ButtonLink);
const SECONDS_PER_MINUTE = 60;

/** A film of our own with subtitles. It plays from the device where it is saved, and says before the tap what it costs. */
export function VideoFile({ video }: { video: LessonVideo }): ReactNode {
  const place = useFilmPlace(video.url, video.size);
  const [started, setStarted] = useState(false);
  // Who is watching goes on with what the player has, whatever becomes of the network.
  const plays = started || place === 'device' || place === 'network';
  return (
    <figure className={styles.film}>
      {plays && <FilmPlayer video={video} onStart={() => setStarted(true)} />}
      {!plays && (place === undefined ? <div className={styles.frame} /> : <Instead place={place} />)}
      <figcaption className={styles.caption}>
        <Text as="span" size="label" dir="auto">
          {video.denomination}
        </Text>
        <Facts video={video} place={place} />
      </figcaption>
    </figure>
  );
}

function Instead({ place }: { place: FilmPlace }): ReactNode {
  if (place === 'away')
    return (
      <NeedsNet>
        <Trans>Next time, save the course while you have a network.</Trans>
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
      <Trans>The film would go beyond your data limit of this month.</Trans>
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
          <Row gap="2xs">
            <Icon of={Smartphone} size="sm" />
            <Trans>On this device</Trans>
          </Row>
        )}
      </Row>
    </Text>
  );
}
