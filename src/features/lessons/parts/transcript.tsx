import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { directionOf, isLanguageCode } from '#campus/languages.ts';
import { languageName } from '#features/lessons/language-name.ts';
import type { LessonState } from '#features/lessons/lesson-state.ts';
import type { Subtitles } from '#features/lessons/queries.ts';
import { type Cue, lineAt, useCues } from '#features/lessons/use-cues.ts';
import { useSession } from '#features/session/session.ts';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { Fold } from './fold.tsx';
import * as styles from './transcript.css.ts';

type Props = {
  /** Its id. */
  film: string;
  state: LessonState;
  subtitles: Subtitles;
  /** Where the film is, in seconds; undefined where nobody knows. */
  seconds: number | undefined;
  onSeek: ((seconds: number) => void) | undefined;
};

/** What is said, to read along or instead of the film (LESSON-7): the line follows, a tap on a line leads there. */
export function Transcript({ film, state, ...props }: Props): ReactNode {
  if (props.subtitles.length === 0) return null;
  return (
    <Fold part={`${film}-transcript`} state={state} title={<Trans>Read the transcript</Trans>}>
      {() => <SubtitleLines {...props} />}
    </Fold>
  );
}

type SubtitleProps = Omit<Props, 'film' | 'state'>;

function SubtitleLines({ subtitles, seconds, onSeek }: SubtitleProps): ReactNode {
  const { t } = useLingui();
  const { language } = useSession();
  const [chosen, choose] = useState(() => first(subtitles, language));
  const cues = useCues(subtitles.find((each) => each.language === chosen)?.url);
  return (
    <>
      {subtitles.length > 1 && (
        <SelectField label={t`Language`} value={chosen} onChange={(event) => choose(event.target.value)}>
          {subtitles.map((each) => (
            <option key={each.language} value={each.language} lang={each.language}>
              {languageName(each.language)}
            </option>
          ))}
        </SelectField>
      )}
      {cues === undefined && <Skeleton />}
      {cues === null && (
        <Text tone="muted">
          <Trans>This text is not on this device. You need the internet to read it.</Trans>
        </Text>
      )}
      {cues && <Lines cues={cues} language={chosen ?? language} seconds={seconds} onSeek={onSeek} />}
    </>
  );
}

function first(subtitles: Subtitles, language: string): string | undefined {
  const wanted = [language, 'en', subtitles[0]?.language];
  return wanted.find((code) => subtitles.some((each) => each.language === code));
}

type LinesProps = { cues: readonly Cue[]; language: string } & Pick<Props, 'seconds' | 'onSeek'>;

function Lines({ cues, language, seconds, onSeek }: LinesProps): ReactNode {
  const box = useRef<HTMLOListElement>(null);
  const at = seconds === undefined ? -1 : lineAt(cues, seconds);
  useEffect(() => {
    const line = box.current?.children[at];
    // Inside of its box only: the page stays where the learner has it.
    if (box.current !== null && line instanceof HTMLElement)
      box.current.scrollTop = line.offsetTop - box.current.clientHeight / 2 + line.clientHeight / 2;
  }, [at]);
  const direction = isLanguageCode(language) ? directionOf(language) : 'ltr';
  return (
    // Without buttons in it, no keyboard could scroll a box: then it has no end of its own.
    <ol ref={box} className={onSeek ? styles.following : styles.lines} lang={language} dir={direction}>
      {cues.map((cue, line) => (
        <li key={cue.start} aria-current={line === at ? 'true' : undefined} className={styles.line}>
          {onSeek === undefined ? (
            cue.text
          ) : (
            <button type="button" className={styles.seek} onClick={() => onSeek(cue.start)}>
              {cue.text}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
