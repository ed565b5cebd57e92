import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';

type Props = {
  title: string;
  at: number;
  total: number;
  move: (to: number) => void;
  onRemove: () => void;
};

/** What the handle does, for who does not drag (WCAG 2.2, 2.5.7), and the way out of the list. */
export function RowMenu({ title, at, total, move, onRemove }: Props): ReactNode {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const go = (to: number): void => {
    close();
    move(to);
  };
  return (
    <>
      <IconButton icon={Ellipsis} label={t`More for ${title}`} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={close} title={<bdi>{title}</bdi>}>
        <Stack gap="xs" align="start">
          <Button variant="quiet" icon={ArrowUp} disabled={at === 0} onClick={() => go(at - 1)}>
            <Trans>Move up</Trans>
          </Button>
          <Button variant="quiet" icon={ArrowDown} disabled={at === total - 1} onClick={() => go(at + 1)}>
            <Trans>Move down</Trans>
          </Button>
          <Button variant="quiet" icon={ArrowUpToLine} disabled={at === 0} onClick={() => go(0)}>
            <Trans>Move to top</Trans>
          </Button>
          <Button
            variant="dangerQuiet"
            icon={Trash2}
            onClick={() => {
              close();
              onRemove();
            }}
          >
            <Trans>Remove</Trans>
          </Button>
        </Stack>
      </Sheet>
    </>
  );
}
