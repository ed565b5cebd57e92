import { Trans } from '@lingui/react/macro';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './doc-check.css.ts';

/** What the reviewer says (DOC-7), at a tap or a key: what opens by hovering does not open on a phone. */
export function CommentTip({ comment }: { comment: string | null }): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (comment === null) return null;
  return (
    <div className={styles.tip}>
      <Button
        variant="quiet"
        size="sm"
        icon={MessageSquareText}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        <Trans>What our team says</Trans>
      </Button>
      {isOpen && (
        <Text id={id} className={styles.comment}>
          <bdi>{comment}</bdi>
        </Text>
      )}
    </div>
  );
}
