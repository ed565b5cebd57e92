import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { type ReactNode, useId, useState } from 'react';
import * as v from 'valibot';
import { DOCUMENT_DECISIONS, type DocumentDecision, documentDecision } from '#campus/doc-check/document-status.ts';
import { DOCUMENT_COMMENT_MAX } from '#campus/limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { documentComment } from '#campus/text/written-text.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { typedDecision } from '#features/document-review/decide-document.ts';
import type { WaitingDocument } from '#features/document-review/queries.ts';
import { useDecision } from '#features/document-review/use-decision.ts';
import { useFormDraft } from '#features/drafts/use-draft.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import type { CampusFailure } from '#wire/campus-failure.ts';

type Props = { document: WaitingDocument; onLate: (failure: CampusFailure) => void };

const NOTHING = { decision: null, comment: '' };

/** What a reviewer says of a document. Each key is kept on the device until it is sent (ROUTE-10). */
export function Decision({ document, onLate }: Props): ReactNode {
  const { t } = useLingui();
  const online = useOnline();
  const hint = useId();
  const [draft, setDraft] = useFormDraft(`document-review:${document.id}`, typedDecision);
  const { decision, comment } = draft ?? NOTHING;
  const [isTried, setTried] = useState(false);
  const { pending, failure, decide } = useDecision(document, onLate);
  const written = v.safeParse(documentComment, comment);
  const length = lengthOf(trimTyped(comment));
  const isMissing = written.output === '' && decision !== 'ACCEPTED' && decision !== null;
  const isTooLong = !written.success;
  const names: Readonly<Record<DocumentDecision, string>> = {
    ACCEPTED: t`Accept it`,
    INVALID_UPLOAD: t`Ask for another one: not readable, or not the right one`,
    INELIGIBLE: t`It does not meet the conditions`,
    REJECTED: t`Reject it, and take no other document`,
    IN_REVIEW: t`No decision yet, only a message`,
  };
  const send = async (): Promise<void> => {
    setTried(true);
    if (decision === null || isMissing || isTooLong) return;
    if (await decide({ decision, comment })) {
      setDraft(undefined);
      setTried(false);
    }
  };
  const mistake = isTooLong
    ? t`This is too long: ${length} of ${DOCUMENT_COMMENT_MAX} characters.`
    : isTried && isMissing
      ? t`The learner needs to know why. Please write a sentence.`
      : undefined;
  return (
    <Stack gap="sm">
      <SelectField
        label={<Trans>Decision</Trans>}
        value={decision ?? ''}
        error={isTried && decision === null ? t`Please choose a decision.` : undefined}
        onChange={({ target }) => {
          const chosen = v.safeParse(documentDecision, target.value);
          setDraft({ decision: chosen.success ? chosen.output : null, comment });
        }}
      >
        <option value="">{t`Choose a decision`}</option>
        {DOCUMENT_DECISIONS.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={<Trans>Comment for the learner</Trans>}
        optional={decision === 'ACCEPTED'}
        rows={3}
        value={comment}
        error={mistake}
        onChange={({ target }) => setDraft({ decision, comment: target.value })}
      />
      <CallFailure failure={failure} />
      <Stack gap="xs" align="start">
        <Button
          icon={Check}
          size="sm"
          pending={pending}
          disabled={!online}
          aria-describedby={hint}
          onClick={() => void send()}
        >
          {decision === 'IN_REVIEW' ? <Trans>Send the message</Trans> : <Trans>Save the decision</Trans>}
        </Button>
        <Text id={hint} size="small" tone="muted">
          {online ? (
            <Trans>The learner is notified. A decision cannot be changed here.</Trans>
          ) : (
            <Trans>You can do this when you are online.</Trans>
          )}
        </Text>
      </Stack>
    </Stack>
  );
}
