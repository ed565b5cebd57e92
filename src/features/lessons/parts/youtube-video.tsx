import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { record } from '#features/analytics/record.ts';
import { GatedFrame } from '#features/frames/gated-frame.tsx';
import type { LessonState } from '#features/lessons/lesson-state.ts';
import type { YoutubeFilm } from '#features/lessons/queries.ts';
import { useYoutubeClock } from '#features/lessons/use-youtube-clock.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import { Transcript } from './transcript.tsx';
import * as styles from './video-file.css.ts';

const SECONDS_PER_MINUTE = 60;

/** A film elsewhere. What is said in it is the campus's own and can be read without a network (LESSON-7). */
export function YoutubeVideo({ film, state }: { film: YoutubeFilm; state: LessonState }): ReactNode {
  const hasPlayed = useRef(false);
  const { seconds, setFrame, seek } = useYoutubeClock((now) => {
    state.filmAt(film.id, now);
    if (hasPlayed.current) return;
    hasPlayed.current = true;
    record({ type: 'YOUTUBE_VIDEO', payload: { videoId: film.youtubeId, action: 'play' } });
  });
  const [from] = useState(() => state.secondsOf(film.id));
  const rest = String(film.duration % SECONDS_PER_MINUTE).padStart(2, '0');
  return (
    <figure className={styles.film}>
      <GatedFrame
        provider="youtube"
        url={`https://www.youtube-nocookie.com/embed/${film.youtubeId}`}
        title={film.denomination}
        thumbnail={film.thumbnail}
        frame={setFrame}
        from={from}
        instead={film.subtitles.length > 0 && <Trans>You can read the transcript below.</Trans>}
      />
      <figcaption className={styles.caption}>
        <Text as="span" size="label" dir="auto">
          {film.denomination}
        </Text>
        <Text as="span" size="small" tone="muted">
          <Row gap="xs">
            <bdi dir="ltr">
              {Math.floor(film.duration / SECONDS_PER_MINUTE)}:{rest}
            </bdi>
            <Trans>Needs a connection</Trans>
          </Row>
        </Text>
      </figcaption>
      <Transcript film={film.id} state={state} subtitles={film.subtitles} seconds={seconds} onSeek={seek} />
    </figure>
  );
}
