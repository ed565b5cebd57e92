import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { AnalyticsChoice } from '#campus/analytics/consent-choice.ts';
import { cookieChoices } from '#device/privacy/cookie-choices.ts';
import { answerAnalytics } from '#features/privacy/answer-analytics.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxRow } from '#ui/forms/checkbox-row.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = { open: boolean; onClose: () => void; choice: AnalyticsChoice | undefined; asks: boolean };

/** Manage: each kind with its switch; nothing changes before Save (PRIVACY-1). */
export function CookieSettings({ open, onClose, choice, asks }: Props): ReactNode {
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Cookie settings</Trans>}>
      {open && <Choices onClose={onClose} choice={choice} asks={asks} />}
    </Sheet>
  );
}

function Choices({ onClose, choice, asks }: Omit<Props, 'open'>): ReactNode {
  const [analytics, setAnalytics] = useState(choice?.analytics === true);
  const save = (): void => {
    if (asks) void answerAnalytics(analytics);
    else cookieChoices.acknowledge();
    onClose();
  };
  return (
    <>
      <CheckboxRow
        checked
        disabled
        label={<Trans>Necessary</Trans>}
        help={<Trans>Your login, your language, your saved courses. Without them the campus cannot work.</Trans>}
      />
      {asks && (
        <CheckboxRow
          checked={analytics}
          onChange={(event) => setAnalytics(event.currentTarget.checked)}
          label={<Trans>Statistics</Trans>}
          help={<Trans>How pages and exercises are used. Only with your consent, for one year at most.</Trans>}
        />
      )}
      {choice !== undefined && (
        <Text size="small" tone="muted">
          <Trans>
            You last chose on <Moment at={choice.at} form="date" />.
          </Trans>
        </Text>
      )}
      <Row justify="end" gap="xs">
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button onClick={save}>
          <Trans>Save</Trans>
        </Button>
      </Row>
    </>
  );
}
