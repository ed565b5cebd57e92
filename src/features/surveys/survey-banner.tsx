import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { optionsOf } from '#cache/read-campus.ts';
import { useSend } from '#cache/use-send.ts';
import { setSurveysHidden } from '#features/learning/set-surveys-hidden.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';
import { openSurveys } from './open-surveys.ts';
import { surveyQueries } from './queries.ts';

const LinkButton = createLink(ButtonLink);

/** On the start page, where the organisation has switched it on: that some questions are open (SURVEY-5). */
export function SurveyBanner(): ReactNode {
  return useOrganisation().features.showSurveyBanner ? <OpenSurveys /> : null;
}

function OpenSurveys(): ReactNode {
  const { language } = useSession();
  const { allowHidingSurveys } = useOrganisation().features;
  const { data: row } = useQuery(optionsOf(surveyQueries.list(language)));
  const hide = useSend(setSurveysHidden);
  const open = openSurveys(row?.data.viewer.surveys ?? []);
  const [first] = open;
  if (row === undefined || first === undefined) return null;
  const { surveyBannerTitle, surveyBannerText } = row.data.organizationConfig.organizationCustomTexts;
  const hideAll = () => void hide({ ids: open.map(({ id }) => id), title: first.denomination, hidden: true });
  return (
    <Banner
      action={
        <LinkButton to="/surveys" variant="tonal">
          <Trans>Answer</Trans>
        </LinkButton>
      }
      onDismiss={allowHidingSurveys ? hideAll : undefined}
    >
      <Stack gap="2xs">
        <Text size="label" dir="auto">
          {surveyBannerTitle ?? <Trans>We have a few questions for you</Trans>}
        </Text>
        {surveyBannerText && <Text dir="auto">{surveyBannerText}</Text>}
      </Stack>
    </Banner>
  );
}
