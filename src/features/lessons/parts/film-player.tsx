import { Trans } from '@lingui/react/macro';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, type RefObject, useState } from 'react';
import { languageName } from '#features/lessons/language-name.ts';
import type { LessonVideo } from '#features/lessons/queries.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/status/banner.tsx';
import * as styles from './video-file.css.ts';

type Props = {
  player: RefObject<HTMLVideoElement | null>;
  video: LessonVideo;
  /** Where the learner stopped, in seconds. */
  from: number | null;
  onStart: () => void;
};

/** The browser's own player: nothing is loaded before the tap, subtitles are those of the language in use (LESSON-6). */
export function FilmPlayer({ player, video, from, onStart }: Props): ReactNode {
  const [broken, setBroken] = useState(false);
  const again = (): void => {
    const film = player.current;
    if (film === null) return;
    const at = film.currentTime;
    setBroken(false);
    film.load();
    film.currentTime = at;
    film.play().catch(() => setBroken(true));
  };
  return (
    <>
      {/* What is said stands in the tracks; a scrubber runs from the left in every language. */}
      <video
        ref={player}
        className={styles.player}
        dir="ltr"
        controls
        playsInline
        preload="none"
        aria-label={video.denomination}
        src={video.url}
        {...(video.thumbnail === null ? {} : { poster: video.thumbnail })}
        onPlay={onStart}
        onLoadedMetadata={({ currentTarget }) => {
          if (from !== null && currentTarget.currentTime === 0) currentTarget.currentTime = from;
        }}
        onError={() => setBroken(true)}
      >
        <Subtitles of={video} />
      </video>
      {broken && (
        <Banner
          kind="warning"
          role="alert"
          action={
            <Button variant="tonal" size="sm" icon={RotateCw} onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The film cannot continue. You may be offline.</Trans>
        </Banner>
      )}
    </>
  );
}

function Subtitles({ of }: { of: LessonVideo }): ReactNode {
  const { language } = useSession();
  return of.subtitles.map((track) => (
    <track
      key={track.language}
      kind="captions"
      src={track.url}
      srcLang={track.language}
      label={languageName(track.language)}
      default={track.language === language}
    />
  ));
}
