import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useId, useState } from 'react';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { decideVerification, type VerificationDecision } from '#features/units/decide-verification.ts';
import { proofQueries, type RejectionReason, type WaitingProof } from '#features/units/queries.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = { courseId: string; proof: WaitingProof; reasons: readonly RejectionReason[] };

/** One proof: look at it, then accept it, or say what is wrong with it. The learner reads the reason in their language. */
export function Proof({ courseId, proof, reasons }: Props): ReactNode {
  const { learner, link, submittedAt } = proof;
  return (
    <Stack gap="sm" align="start">
      <Stack gap="2xs">
        <Heading level={3}>
          <bdi>{learner.publicName}</bdi>
        </Heading>
        <Text size="small" tone="muted">
          <Moment at={new Date(submittedAt)} />
        </Text>
        <Text size="small" dir="ltr">
          {link}
        </Text>
      </Stack>
      <ButtonLink
        href={link}
        target="_blank"
        rel="noopener noreferrer nofollow"
        icon={ExternalLink}
        variant="outline"
        size="sm"
      >
        <Trans>Look at the proof</Trans>
      </ButtonLink>
      <Decision courseId={courseId} proof={proof} reasons={reasons} />
    </Stack>
  );
}

/** Says the word; where it was not taken, another tutor may have decided, or another link may have come: asked anew. */
function useDecision(courseId: string, { learner, link }: WaitingProof) {
  const { t } = useLingui();
  const { wire } = useSession();
  const client = useQueryClient();
  const { pending, failure, run } = useCampusCall();
  const name = learner.publicName;
  const decide = async (word: VerificationDecision): Promise<void> => {
    const isDone = await run(() => decideVerification(wire, { courseId, learnerId: learner.id, link, ...word }));
    const isAccepted = word.decision === 'ACCEPT';
    if (isDone)
      notify({ kind: 'success', message: isAccepted ? t`Proof of ${name} accepted` : t`Proof of ${name} rejected` });
    await client.invalidateQueries({ queryKey: proofQueries.all() });
  };
  return { pending, failure, decide };
}

function Decision({ courseId, proof, reasons }: Props): ReactNode {
  const { t } = useLingui();
  const online = useOnline();
  const { pending, failure, decide } = useDecision(courseId, proof);
  const [reasonId, setReason] = useState('');
  const hint = useId();
  return (
    <Stack gap="sm" align="start">
      <CallFailure failure={failure} />
      <Button
        icon={Check}
        size="sm"
        pending={pending}
        disabled={!online}
        onClick={() => void decide({ decision: 'ACCEPT' })}
      >
        <Trans>Accept</Trans>
      </Button>
      <SelectField
        label={<Trans>If it cannot be accepted, why?</Trans>}
        value={reasonId}
        onChange={(event) => setReason(event.target.value)}
      >
        <option value="">{t`Choose a reason`}</option>
        {reasons.map(({ id, denomination }) => (
          <option key={id} value={id}>
            {denomination}
          </option>
        ))}
      </SelectField>
      <Row>
        <Button
          variant="outline"
          size="sm"
          pending={pending}
          disabled={!online || reasonId === ''}
          aria-describedby={hint}
          onClick={() => void decide({ decision: 'REJECT', reasonId })}
        >
          <Trans>Reject</Trans>
        </Button>
      </Row>
      <Text id={hint} size="small" tone="muted">
        {online ? (
          <Trans>The learner reads the reason and can hand in another link.</Trans>
        ) : (
          <Trans>You can do this when you are online.</Trans>
        )}
      </Text>
    </Stack>
  );
}
