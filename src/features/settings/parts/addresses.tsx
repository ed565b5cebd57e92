import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { warm } from '#cache/warm.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { setStudentEmail } from '#features/profile-completion/complete-profile.ts';
import { useSession } from '#features/session/session.ts';
import { askPrivateEmail } from '#features/settings/ask-private-email.ts';
import { settingsQueries } from '#features/settings/queries.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { EmailForm } from './email-form.tsx';
import * as styles from './settings.css.ts';

/** Where the campus's mails go, and the address that the organisation gave (AUTH-24, PROFILE-10). */
export function Addresses(): ReactNode {
  const { features, traits } = useOrganisation();
  const { me } = useCampusQuery(settingsQueries.account()).data;
  if (me === null) return null;
  const domain = features.allowProfileEdit ? traits.profileEmailDomain : null;
  return (
    <>
      <PrivateEmail account={me.email} current={me.privateEmail} />
      {domain !== null && <StudentEmail domain={domain} current={me.studentEmail} />}
    </>
  );
}

function PrivateEmail({ account, current }: { account: string | null; current: string | null }): ReactNode {
  const { wire } = useSession();
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size="title-m">
        <Trans>Where mails go</Trans>
      </Heading>
      <Text>
        <Address of={current ?? account} />
      </Text>
      <EmailForm
        name="private-email"
        label={<Trans>Another e-mail for messages</Trans>}
        help={<Trans>You still log in with the e-mail of your account. To get mails there again, enter it here.</Trans>}
        domain={null}
        button={<Trans>Send a mail to confirm it</Trans>}
        save={(email) => askPrivateEmail(wire, email)}
        done={(email) => (
          <Trans>
            We sent a mail to <Address of={email} />. It counts once you have opened the link in it.
          </Trans>
        )}
      />
    </Stack>
  );
}

function StudentEmail({ domain, current }: { domain: string; current: string | null }): ReactNode {
  const { wire } = useSession();
  const client = useQueryClient();
  const save = async (email: string): Promise<void> => {
    await setStudentEmail(wire, email);
    // Where it cannot be had now, the page asks again when it is opened.
    await warm(client, settingsQueries.account(), 0).catch(() => {});
  };
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size="title-m">
        <Trans>Your e-mail address here</Trans>
      </Heading>
      {current !== null && (
        <Text>
          <Address of={current} />
        </Text>
      )}
      <EmailForm
        name="student-email"
        label={<Trans>Another address of this organisation</Trans>}
        help={
          <Trans>
            It ends with <bdi dir="ltr">@{domain}</bdi>
          </Trans>
        }
        domain={domain}
        button={<Trans>Save the address</Trans>}
        save={save}
        done={() => <Trans>Your new address is saved.</Trans>}
      />
    </Stack>
  );
}

function Address({ of }: { of: string | null }): ReactNode {
  return (
    <bdi dir="ltr" className={styles.address}>
      {of}
    </bdi>
  );
}
