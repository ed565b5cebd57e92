import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { trimTyped } from '#campus/text/typed-text.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { unitQueries } from '#features/units/queries.ts';
import { submitVerification } from '#features/units/submit-verification.ts';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

const SECURE = /^https:\/\/[^\s/]+\.[^\s]+$/;

/** Proof of a finished unit of an outside provider: a link, then pending, verified, or rejected with the reason (LEARN-13). */
export function Verification({ course }: { course: CoursePage }): ReactNode {
  const { verification, provider } = course;
  const { features } = useOrganisation();
  if (provider === null || !features.showCertificateVerificationFeatures) return null;
  const mayHand = verification === null || verification.rejectionReason !== null;
  return (
    <Stack as="section" gap="sm">
      <Heading level={2}>
        <Trans>Proof that you finished</Trans>
      </Heading>
      {verification?.verified === true && (
        <Banner kind="success">
          <Trans>Your proof was checked. It counts.</Trans>
        </Banner>
      )}
      {verification?.pending === true && (
        <Banner>
          <Trans>Your proof is being checked. A tutor will look at it.</Trans>
        </Banner>
      )}
      {verification?.rejectionReason && (
        <Banner kind="warning">
          <Text>
            <Trans>Your proof could not be accepted:</Trans>
          </Text>
          <Text dir="auto">{verification.rejectionReason.denomination}</Text>
        </Banner>
      )}
      {mayHand && <LinkForm course={course} provider={provider} />}
    </Stack>
  );
}

type FormProps = { course: CoursePage; provider: NonNullable<CoursePage['provider']> };

function LinkForm({ course, provider }: FormProps): ReactNode {
  const { t } = useLingui();
  const { wire } = useSession();
  const client = useQueryClient();
  const online = useOnline();
  const { pending, failure, run } = useCampusCall();
  const [link, setLink] = useState(course.verification?.link ?? '');
  const [isWrong, setWrong] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isSecure = SECURE.test(trimTyped(link));
    setWrong(!isSecure);
    if (!isSecure || !online) return;
    const isDone = await run(() => submitVerification(wire, { courseId: course.id, link: trimTyped(link) }));
    if (isDone) await client.invalidateQueries({ queryKey: unitQueries.all() });
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm" align="start">
        <TextField
          label={<Trans>Link to your certificate at {provider.denomination}</Trans>}
          help={<Trans>It begins with https:// and can be opened by a tutor.</Trans>}
          error={isWrong ? t`This is not a link that begins with https://` : undefined}
          type="url"
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          value={link}
          onChange={(event) => setLink(event.target.value)}
        />
        <Examples links={provider.verificationExampleLinks} />
        <CallFailure failure={failure} />
        <Button type="submit" variant="outline" pending={pending} disabled={!online}>
          <Trans>Send proof</Trans>
        </Button>
        {!online && (
          <Text size="small" tone="muted">
            <Trans>You can do this when you are online.</Trans>
          </Text>
        )}
      </Stack>
    </form>
  );
}

function Examples({ links }: { links: readonly string[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <Stack gap="2xs">
      <Text size="small" tone="muted">
        <Trans>Such a link looks like this:</Trans>
      </Text>
      <List gap="2xs">
        {links.map((example) => (
          <li key={example}>
            <Text as="span" size="small" dir="ltr">
              {example}
            </Text>
          </li>
        ))}
      </List>
    </Stack>
  );
}
