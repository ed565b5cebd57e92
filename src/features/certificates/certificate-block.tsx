import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import Award from 'lucide-react/icons/award';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { saveFile } from '#device/storage/save-file.ts';
import { record } from '#features/analytics/record.ts';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { failureOf } from '#wire/campus-failure.ts';
import * as styles from './certificate-block.css.ts';
import { NAMELESS, NameFirst } from './name-first.tsx';
import { type Certified, useCertificate } from './use-certificate.ts';

/** The file's name (EARN-3). */
const FILE_NAME = 'Certificate.pdf';

type Props = {
  unit: Certified;
  /** By the offering rule (EARN-1); what is not offered yet looks locked and says what is missing. */
  isOffered: boolean;
  missing: ReactNode;
  /** What the provider says of it. */
  info?: ReactNode;
};

/** The certificate of a unit: locked until it is earned, then a file that stays on the device (EARN-3). */
export function CertificateBlock({ unit, isOffered, missing, info }: Props): ReactNode {
  return (
    <Stack as="section" gap="sm" className={styles.block} data-offered={isOffered || undefined}>
      <Row gap="sm">
        <Icon of={Award} />
        <Heading level={2} size="title-m">
          <Trans>Certificate</Trans>
        </Heading>
      </Row>
      {isOffered ? <Offered unit={unit} /> : <Text tone="muted">{missing}</Text>}
      {info}
    </Stack>
  );
}

function Offered({ unit }: Pick<Props, 'unit'>): ReactNode {
  const { viewerId } = useSession();
  if (viewerId === undefined) return null;
  return (
    <>
      <Text>
        <Trans>You finished. Here is your certificate.</Trans>
      </Text>
      <CertificateButton unit={unit} />
    </>
  );
}

/** Downloads it; a failure leads to the error screen (ROUTE-15). */
export function CertificateButton({ unit }: Pick<Props, 'unit'>): ReactNode {
  const online = useOnline();
  const { sendNow } = useSession();
  const navigate = useNavigate();
  const { isKept, fetch } = useCertificate(unit);
  const { pending, run } = useCampusCall();
  const [isNameless, setNameless] = useState(false);
  const canHave = online || isKept;
  const open = async (): Promise<void> => {
    setNameless(false);
    const isDone = await run(async () => {
      try {
        // What it certifies may still be on its way.
        if (online) await sendNow();
        saveFile(FILE_NAME, await fetch());
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind !== 'refused' || failure.code !== NAMELESS) throw error;
        setNameless(true);
        return;
      }
      recordDownload(unit);
    });
    if (!isDone) await navigate({ to: '/error' });
  };
  return (
    <Stack gap="2xs" align="start">
      <Button
        icon={Download}
        pending={pending}
        aria-disabled={!canHave}
        onClick={() => {
          if (canHave) void open();
        }}
      >
        <Trans>Download certificate</Trans>
      </Button>
      {isNameless && <NameFirst />}
      <Text size="small" tone="muted">
        {isKept && <Trans>It is saved on this device.</Trans>}
        {!canHave && <Trans>You can do this when you are online.</Trans>}
      </Text>
    </Stack>
  );
}

/** Analytics are sent on certificate download, of a module and of a course (PRIVACY-4). */
function recordDownload({ kind, id }: Certified): void {
  if (kind === 'module') record({ type: 'CERTIFICATE_DOWNLOAD', payload: { moduleId: id } });
  if (kind === 'course') record({ type: 'COURSE_CERTIFICATE_DOWNLOAD', payload: { courseId: id } });
}
