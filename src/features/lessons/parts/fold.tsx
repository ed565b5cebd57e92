import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import type { LessonState } from '#features/lessons/lesson-state.ts';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import * as styles from './lesson-component.css.ts';

type Props = {
  /** By which the lesson remembers whether it is open. */
  part: string;
  state: LessonState;
  title: ReactNode;
  /** What is folded: made when it is opened first. */
  children: () => ReactNode;
};

/** What opens at a tap and is as it was left when the lesson is opened again, on any device (LESSON-2). */
export function Fold({ part, state, title, children }: Props): ReactNode {
  const [first] = useState(() => state.isOpen(part));
  const [wasOpen, setWasOpen] = useState(first);
  const onToggle = (isOpen: boolean): void => {
    state.fold(part, isOpen);
    if (isOpen) setWasOpen(true);
  };
  return (
    <details className={styles.fold} open={first} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <Row justify="between" wrap={false}>
          {title}
          <Icon of={ChevronDown} className={styles.chevron} />
        </Row>
      </summary>
      <div className={styles.folded}>{wasOpen && children()}</div>
    </details>
  );
}
