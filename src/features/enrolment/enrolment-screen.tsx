import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import type { EnrolmentRefusal } from '#campus/account/enrolment.ts';
import { NameFirst } from '#features/certificates/name-first.tsx';
import { useSession } from '#features/session/session.ts';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { CheckboxRow } from '#ui/forms/checkbox-row.tsx';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { EnrolmentButtons } from './parts/enrolment-buttons.tsx';
import { enrolmentQueries } from './queries.ts';

const UpLink = createLink(BackLink);

/** /services/certificate (EARN-6): what it is needed for, then the certificate in one of two languages. */
export function EnrolmentScreen({ refused }: { refused: EnrolmentRefusal | undefined }): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(enrolmentQueries.reasons(language));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const label = useId();
  const { me, certificateOfEnrollmentReasons: reasons } = data;
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const isNamed = [me?.firstName, me?.lastName].some((name) => name?.trim());
  return (
    <Page width="reader">
      <UpLink to="/achievements">
        <Trans>Achievements</Trans>
      </UpLink>
      <Stack gap="xs">
        <Heading level={1}>
          <Trans>Certificate of enrolment</Trans>
        </Heading>
        <Text>
          <Trans>It says that you learn here, and since when. Offices and employers often ask for one.</Trans>
        </Text>
        <FreshnessLine at={at} isStale={isStale} />
      </Stack>
      {refused && (
        <Banner kind="danger" role="alert">
          <Refusal refused={refused} />
        </Banner>
      )}
      {reasons.length === 0 ? (
        <EmptyState drawing={<StonyPath />}>
          <Trans>There is no certificate of enrolment here. Please ask the campus for one.</Trans>
        </EmptyState>
      ) : (
        <>
          <Stack role="group" gap="2xs" aria-labelledby={label}>
            <Text size="label" id={label}>
              <Trans>What do you need it for?</Trans>
            </Text>
            {reasons.map(({ id, denomination }) => (
              <CheckboxRow
                key={id}
                label={<bdi>{denomination}</bdi>}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
            ))}
          </Stack>
          {isNamed ? (
            <EnrolmentButtons reasons={reasons.map(({ id }) => id).filter((id) => chosen.includes(id))} />
          ) : (
            <NameFirst />
          )}
        </>
      )}
    </Page>
  );
}

function Refusal({ refused }: { refused: EnrolmentRefusal }): ReactNode {
  switch (refused) {
    case 'NO_REASON':
      return <Trans>Choose at least one reason, then try again.</Trans>;
    case 'UNKNOWN_REASON':
      return <Trans>One of these reasons is no longer there. Please choose again from the list below.</Trans>;
    case 'UNKNOWN_LANGUAGE':
      return <Trans>The certificate is there in English and in German only.</Trans>;
    default:
      return refused satisfies never;
  }
}
