import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { chooseTag, pathOfTags } from '#campus/learning/tags.ts';
import { TAGS_MAX, TAGS_SHOWN } from '#campus/limits.ts';
import { useOnline } from '#features/calls/online.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceChip } from '#ui/cards/chip.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ScreenDialog } from '#ui/overlays/screen-dialog.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Tag } from './queries.ts';
import * as styles from './topic-chips.css.ts';

type Props = {
  tags: readonly Tag[];
  /** Abbreviations of those that are looked for now. */
  chosen: readonly string[];
};

/** Chips where there is room, a dialog over the whole screen on a phone (CATALOGUE-5). */
export function TopicChips({ tags, chosen: initial }: Props): ReactNode {
  const choice = useChoice(initial);
  const [isOpen, setOpen] = useState(false);
  if (tags.length === 0) return null;
  return (
    <>
      <div className={styles.onPhones}>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {initial.length === 0 ? <Trans>Choose topics</Trans> : <Trans>Change topics</Trans>}
        </Button>
        <ScreenDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={<Trans>Topics</Trans>}
          actions={<Apply choice={choice} onApplied={() => setOpen(false)} />}
        >
          <Choices tags={tags} choice={choice} />
        </ScreenDialog>
      </div>
      <Stack gap="sm" className={styles.onDesktops}>
        <Choices tags={tags} choice={choice} />
        <Row>
          <Apply choice={choice} />
        </Row>
      </Stack>
    </>
  );
}

type Choice = { chosen: readonly string[]; isFull: boolean; tap: (tag: string) => void };

function useChoice(initial: readonly string[]): Choice {
  const [state, setState] = useState<{ chosen: readonly string[]; isFull: boolean }>({
    chosen: initial,
    isFull: false,
  });
  return { ...state, tap: (tag) => setState(chooseTag(state.chosen, tag)) };
}

function Choices({ tags, choice }: { tags: readonly Tag[]; choice: Choice }): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  // What is chosen is always to be seen, or nobody could take it away.
  const shown = tags.filter(
    ({ abbreviation }, at) => showsAll || at < TAGS_SHOWN || choice.chosen.includes(abbreviation),
  );
  return (
    <Stack gap="sm">
      <Row gap="xs">
        {shown.map(({ id, denomination, abbreviation }) => (
          <ChoiceChip key={id} selected={choice.chosen.includes(abbreviation)} onClick={() => choice.tap(abbreviation)}>
            <bdi>{denomination}</bdi>
          </ChoiceChip>
        ))}
        {shown.length < tags.length && (
          <Button variant="quiet" size="sm" onClick={() => setShowsAll(true)}>
            <Trans>Show all topics</Trans>
          </Button>
        )}
      </Row>
      <Text role="status" size="small">
        {choice.isFull && <Trans>You can choose up to {TAGS_MAX}. Remove one first.</Trans>}
      </Text>
    </Stack>
  );
}

/** Goes to what carries these tags; disabled while none is chosen (CATALOGUE-5). */
function Apply({ choice, onApplied }: { choice: Choice; onApplied?: () => void }): ReactNode {
  const navigate = useNavigate();
  const online = useOnline();
  const apply = (): void => {
    onApplied?.();
    void navigate({ to: '/filter/{-$tags}', params: { tags: pathOfTags(choice.chosen) } });
  };
  return (
    <Stack gap="2xs" align="start">
      <Button disabled={choice.chosen.length === 0} onClick={apply}>
        <Trans>Show results</Trans>
      </Button>
      {!online && (
        <Text size="small" tone="muted">
          <Trans>Offline, you can find what you searched for before.</Trans>
        </Text>
      )}
    </Stack>
  );
}
