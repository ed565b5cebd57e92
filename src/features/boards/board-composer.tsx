import { Trans, useLingui } from '@lingui/react/macro';
import Send from 'lucide-react/icons/send';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { BOARD_TEXT_MAX } from '#campus/limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { DraftGuard } from '#features/drafts/draft-guard.tsx';
import { useDraft } from '#features/drafts/use-draft.ts';
import { useSayDiscarded } from '#features/drafts/use-say-discarded.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextAreaField } from '#ui/forms/text-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { focusWhenFree } from './focus-when-free.ts';

type Props = {
  label: ReactNode;
  /** Of the draft on the device. */
  name: string;
  /** What stands there already, of something that is changed. */
  before?: string;
  sendLabel: ReactNode;
  /** Whether it is kept; what was typed stays until then. */
  onSend: (content: string) => Promise<boolean>;
  /** It was opened by a tap, so that is where one goes on. */
  takesFocus?: boolean;
  /** Left out where it is always open. */
  onCancel?: () => void;
};

/** Where something is written: a draft with each stroke, which is there again after the page was closed or thrown away (BOARD-8). */
export function BoardComposer({ label, name, before = '', sendLabel, onSend, takesFocus, onCancel }: Props): ReactNode {
  const { t } = useLingui();
  const [draft, setDraft] = useDraft(name);
  const [isEmpty, setEmpty] = useState(false);
  const [hasTyped, setTyped] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sayDiscarded = useSayDiscarded();
  useEffect(() => {
    const area = form.current?.querySelector('textarea');
    if (takesFocus && area) focusWhenFree(area);
  }, [takesFocus]);
  const content = draft ?? before;
  const length = lengthOf(trimTyped(content));
  const isTooLong = length > BOARD_TEXT_MAX;
  const missing = isEmpty && length === 0 ? t`Please write something first.` : undefined;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setEmpty(length === 0);
    if (length === 0 || isTooLong || !(await onSend(content))) return;
    setDraft(undefined);
    setTyped(false);
  };
  const cancel = (): void => {
    if (draft !== undefined) {
      setDraft(undefined);
      sayDiscarded(() => setDraft(draft));
    }
    onCancel?.();
  };
  const sendByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <TextAreaField
          label={label}
          value={content}
          rows={3}
          help={<bdi dir="ltr">{`${length}/${BOARD_TEXT_MAX}`}</bdi>}
          error={isTooLong ? t`A message can have up to ${BOARD_TEXT_MAX} characters.` : missing}
          onKeyDown={sendByKey}
          onChange={({ target: { value } }) => {
            setTyped(true);
            setDraft(value === before ? undefined : value);
          }}
        />
        <DraftGuard hasDraft={hasTyped && draft !== undefined} />
        <Row>
          <Button type="submit" icon={Send} mirrored size="sm">
            {sendLabel}
          </Button>
          {onCancel !== undefined && (
            <Button variant="quiet" size="sm" onClick={cancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
