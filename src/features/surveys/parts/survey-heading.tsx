import type { ReactNode } from 'react';
import type { Questionnaire } from '#features/questionnaires/questionnaire-read.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Html } from '#ui/text/html.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  survey: Questionnaire;
  /** With what is said before the first question. */
  isAsking?: boolean;
};

/** What a survey is called, and which unit it asks about. */
export function SurveyHeading({ survey, isAsking = false }: Props): ReactNode {
  const { denomination, courseDenomination, welcomeMessage, description } = survey;
  return (
    <Stack gap="sm">
      <Heading level={1} dir="auto">
        {denomination}
      </Heading>
      {courseDenomination && (
        <Text tone="muted" dir="auto">
          {courseDenomination}
        </Text>
      )}
      {isAsking && welcomeMessage !== null && <Html>{welcomeMessage}</Html>}
      {isAsking && description !== null && <Html>{description}</Html>}
    </Stack>
  );
}
