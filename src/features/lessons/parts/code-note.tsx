import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Html } from '#ui/text/html.tsx';
import { from } from '#ui/theme/media.ts';
import * as styles from './code-annotation.css.ts';
import { Popover } from './popover.tsx';

type Props = {
  number: number;
  /** HTML. */
  content: string;
  /** Id of the same note below the code. */
  below: string;
};

/** The mark of a note: beside it where there is room, below the code on phones (LESSON-5). */
export function CodeNote({ number, content, below }: Props): ReactNode {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = t`Note ${number}`;
  const open = (mark: HTMLElement): void => {
    if (matchMedia(from('md')).matches) {
      setAnchor(anchor === undefined ? mark : undefined);
      return;
    }
    const note = document.getElementById(below);
    note?.scrollIntoView({ block: 'center' });
    note?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        type="button"
        className={styles.marker}
        aria-label={label}
        aria-expanded="false"
        onClick={(event) => open(event.currentTarget)}
      >
        {number}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={label} onClose={() => setAnchor(undefined)}>
          <Html>{content}</Html>
        </Popover>
      )}
    </>
  );
}
