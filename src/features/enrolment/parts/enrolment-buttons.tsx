import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { ENROLMENT_PATH, reasonField } from '#campus/account/enrolment.ts';
import { ENROLMENT_CERTIFICATE_LANGUAGES } from '#campus/limits.ts';
import { openTab } from '#device/sharing/post-in-tab.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { ticketFor } from '#wire/ticket.ts';

type Language = (typeof ENROLMENT_CERTIFICATE_LANGUAGES)[number];
const LABELS = { en: <Trans>Download in English</Trans>, de: <Trans>Download in German</Trans> };
const TAB = 'enrolment-certificate';

/** Opens the certificate in a tab of its own (EARN-6). What goes wrong before that is said here, and what was chosen stays. */
export function EnrolmentButtons({ reasons }: { reasons: readonly string[] }): ReactNode {
  const online = useOnline();
  const { rest } = useSession();
  const { pending, failure, run } = useCampusCall();
  const [outcome, setOutcome] = useState<'opened' | 'blocked'>();
  const canHave = online && reasons.length > 0;
  const open = async (language: Language): Promise<void> => {
    const tab = openTab(TAB);
    setOutcome(tab === undefined ? 'blocked' : undefined);
    if (tab === undefined) return;
    const isSent = await run(async () => {
      const query = new URLSearchParams({ token: await ticketFor(rest, ENROLMENT_PATH, 'POST'), language });
      tab.post(
        `${ENROLMENT_PATH}?${query}`,
        reasons.map((id, place) => [reasonField(place), id]),
      );
    });
    if (isSent) setOutcome('opened');
    else tab.close();
  };
  return (
    <Stack gap="sm" align="start">
      <Row gap="sm">
        {ENROLMENT_CERTIFICATE_LANGUAGES.map((language) => (
          <Button
            key={language}
            icon={Download}
            pending={pending}
            aria-disabled={!canHave}
            aria-describedby={TAB}
            onClick={() => {
              if (canHave) void open(language);
            }}
          >
            {LABELS[language]}
          </Button>
        ))}
      </Row>
      <Text id={TAB} size="small" tone="muted" role="status">
        {!online && <Trans>You can do this when you are online.</Trans>}
        {online && reasons.length === 0 && <Trans>Choose at least one reason.</Trans>}
        {canHave && outcome === 'opened' && <Trans>The certificate opens in a new tab.</Trans>}
        {canHave && outcome === 'blocked' && (
          <Trans>Your browser opened no new tab. Please allow it for this page and try again.</Trans>
        )}
      </Text>
      <CallFailure failure={failure} />
    </Stack>
  );
}
