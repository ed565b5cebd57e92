import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ListTree from 'lucide-react/icons/list-tree';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { LAUNCHER_ANSWERS_WITHIN } from '#campus/player/player-limits.ts';
import { doneItems } from '#campus/scorm/resume-cmi.ts';
import { Leaving } from '#features/player/leaving.tsx';
import { OutsideParts } from '#features/player/outside-parts.tsx';
import { PackageFrame } from '#features/player/package-frame.tsx';
import { useEscapeTwice } from '#features/scorm/use-escape-twice.ts';
import type { Prepared } from '#features/scorm/use-prepared.ts';
import { useReturn } from '#features/scorm/use-return.ts';
import { type ScormMetadata, useVisit } from '#features/scorm/use-visit.ts';
import type { VisitState } from '#features/scorm/visit.ts';
import { coursePath } from '#features/units/lesson-link.tsx';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { Spinner } from '#ui/status/spinner.tsx';
import { Text } from '#ui/text/text.tsx';
import { Contents } from './contents.tsx';
import { KeptLine } from './kept-line.tsx';
import { PackageFailure } from './package-failure.tsx';
import * as styles from './player.css.ts';
import { PlayerHead } from './player-head.tsx';

type Props = {
  course: CoursePage;
  metadata: ScormMetadata;
  moduleId: string | undefined;
  prepared: Extract<Prepared, { is: 'ready' }>;
  from: string | undefined;
  isReview: boolean;
  onAgain: () => void;
};

/** A package that is being played, with what stands around it. */
export function Player(props: Props): ReactNode {
  const { course, metadata, moduleId, isReview, onAgain } = props;
  const head = useRef<HTMLElement>(null);
  const after = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const close = (): void => void navigate(coursePath({ courseId: course.id, moduleId }));
  const { visit, state, fileOf } = useVisit({
    ...props,
    onEnd: close,
    onExitFocus: (to) => {
      if (to === 'close') close();
      else if (to === 'after') after.current?.focus();
      else head.current?.querySelector('a')?.focus();
    },
  });
  useEscapeTwice(close);
  useReturn(onAgain);
  // Also by the browser's own way back: the package says its last word before the screen goes.
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname !== next.pathname) await visit.leave();
      return false;
    },
  });
  useKnownAttempt(props.from, state);
  const contents = contentsOf(props, visit, state);
  const hasContents = metadata.items.length > 1;
  const looks = isReview ? 'review' : course.status.denomination === 'PREVIEW' ? 'preview' : undefined;
  return (
    <div className={styles.frame}>
      <PlayerHead
        ref={head}
        {...{ course, moduleId }}
        state={<KeptLine courseId={course.id} keptAt={state.keptAt} looks={looks} />}
      >
        {hasContents && <Ways contents={contents} onGo={visit.navigate} />}
      </PlayerHead>
      {state.failure && <PackageFailure failure={state.failure} onAgain={onAgain} />}
      {state.outside.length > 0 && (
        <div className={styles.failure}>
          <OutsideParts addresses={state.outside} />
        </div>
      )}
      <div className={hasContents ? styles.withRail : styles.zones}>
        {hasContents && (
          <aside className={styles.rail}>
            <Contents {...contents} />
          </aside>
        )}
        <Stage {...{ course, metadata, visit, state, fileOf, onAgain }}>
          <Button ref={after} size="sm" variant="tonal" className={styles.after} onClick={close}>
            <Trans>Close the course</Trans>
          </Button>
        </Stage>
      </div>
    </div>
  );
}

/** A new attempt has a name as soon as something of it is kept: the page loaded anew goes on with it, and begins no third. */
function useKnownAttempt(from: string | undefined, { begun, keptAt }: VisitState): void {
  const navigate = useNavigate();
  const session = from === 'new' && keptAt !== undefined ? begun?.session : undefined;
  useEffect(() => {
    if (session !== undefined) void navigate({ to: '.', search: { from: session }, replace: true, resetScroll: false });
  }, [navigate, session]);
}

type Playing = ReturnType<typeof useVisit>;

function contentsOf({ course, metadata, prepared }: Props, visit: Playing['visit'], { begun, navigation }: VisitState) {
  const { content } = prepared.index;
  const sessions = course.participantAdditionalData?.sessions ?? [];
  const isReported = sessions.some(({ session }) => session === begun?.session);
  const session = (isReported ? begun?.session : begun?.base) ?? undefined;
  return {
    items: content.kind === 'scorm' ? content.items : [],
    navigation,
    done: doneItems(sessions, { session, version: metadata.version }),
    onOpen: visit.openItem,
  };
}

type StageProps = Pick<Props, 'course' | 'metadata' | 'onAgain'> & Playing & { children: ReactNode };

/** What the sentence above says then is all that there is to show. */
const NOTHING_COMES: readonly unknown[] = ['not-loaded', 'offline', 'nothing-open'];

/** The package itself, and what stands in its place until it is there. */
function Stage({ course, metadata, visit, state, fileOf, onAgain, children }: StageProps): ReactNode {
  const isMissing = useMissing(state.begun !== undefined);
  const isWaiting = !state.isShown && !NOTHING_COMES.includes(state.failure?.kind);
  return (
    <div className={styles.stage} aria-busy={isWaiting}>
      {!isMissing && (
        <PackageFrame
          packageId={metadata.packageId}
          title={course.denomination}
          onOpen={visit.open}
          onMessage={visit.receive}
          fileOf={fileOf}
          className={styles.content}
        />
      )}
      {isWaiting && <Waiting isMissing={isMissing} onAgain={onAgain} />}
      {state.isLeaving && <Leaving className={styles.instead} onLetGo={visit.letGo} />}
      {children}
    </div>
  );
}

/** True once a launcher that should have answered long ago is not there. */
function useMissing(isThere: boolean): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    const timer = setTimeout(() => setMissing(true), LAUNCHER_ANSWERS_WITHIN);
    return () => clearTimeout(timer);
  }, [isThere]);
  return isMissing;
}

function Waiting({ isMissing, onAgain }: { isMissing: boolean; onAgain: () => void }): ReactNode {
  return (
    <div className={styles.instead} role="status">
      {isMissing ? (
        <>
          <Text>
            <Trans>The course could not be loaded.</Trans>
          </Text>
          <Button variant="tonal" onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : (
        <>
          <Spinner />
          <Text size="small" tone="muted">
            <Trans>Loading the course…</Trans>
          </Text>
        </>
      )}
    </div>
  );
}

type WaysProps = {
  contents: ComponentProps<typeof Contents>;
  onGo: (request: 'continue' | 'previous') => void;
};

/** Ways inside of a package of several parts, as far as the package allows them now. */
function Ways({ contents, onGo }: WaysProps): ReactNode {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { navigation } = contents;
  const open = (item: string): void => {
    setOpen(false);
    contents.onOpen(item);
  };
  return (
    <div className={styles.ways}>
      <IconButton
        icon={ListTree}
        label={t`Contents of the course`}
        className={styles.narrowOnly}
        onClick={() => setOpen(true)}
      />
      <IconButton
        icon={ChevronLeft}
        mirrored
        label={t`Previous part`}
        aria-disabled={navigation?.canPrevious !== true}
        onClick={() => navigation?.canPrevious === true && onGo('previous')}
      />
      <IconButton
        icon={ChevronRight}
        mirrored
        label={t`Next part`}
        aria-disabled={navigation?.canContinue !== true}
        onClick={() => navigation?.canContinue === true && onGo('continue')}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={<Trans>Contents</Trans>}>
        <Contents {...contents} onOpen={open} />
      </Sheet>
    </div>
  );
}
