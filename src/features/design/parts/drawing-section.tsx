import type { ReactNode } from 'react';
import { COURSE_KINDS } from '#campus/theme/theme.ts';
import { Button } from '#ui/actions/button.tsx';
import { StarPlaceholder } from '#ui/cards/star-placeholder.tsx';
import { Lantern } from '#ui/drawings/lantern.tsx';
import { LetterBox } from '#ui/drawings/letter-box.tsx';
import { PocketCampus } from '#ui/drawings/pocket-campus.tsx';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { TeaTable } from '#ui/drawings/tea-table.tsx';
import { WindowAtNight } from '#ui/drawings/window-at-night.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import * as styles from './design.css.ts';
import { Section } from './section.tsx';

const EMPTY = [
  ['Nothing saved yet', 'Tap the bookmark on a course.', <LetterBox key="drawing" />],
  ['All quiet', 'News about your courses appears here.', <WindowAtNight key="drawing" />],
  ['No match', 'Try other topics.', <StonyPath key="drawing" />],
  ['No sessions planned', 'Find one that suits you.', <TeaTable key="drawing" />],
  ['On this device', 'Save a course while you have Wi-Fi.', <PocketCampus key="drawing" />],
  ['Well done', 'You finished this course.', <Lantern key="drawing" />],
  ['Not yet', 'Your first lantern lights up when you finish a course.', <Lantern key="drawing" lit={false} />],
] as const;

export function DrawingSection(): ReactNode {
  return (
    <Section name="Drawings">
      <Columns>
        {EMPTY.map(([title, text, drawing]) => (
          <div key={title} className={styles.panel}>
            <EmptyState drawing={drawing} title={title} action={<Button variant="tonal">Explore</Button>}>
              {text}
            </EmptyState>
          </div>
        ))}
        {COURSE_KINDS.map((kind) => (
          <div key={kind} className={styles.ratio}>
            <StarPlaceholder kind={kind} seed={kind} />
          </div>
        ))}
      </Columns>
    </Section>
  );
}
