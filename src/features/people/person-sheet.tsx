import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLink, Link } from '@tanstack/react-router';
import MessageCircle from 'lucide-react/icons/message-circle';
import { type ReactNode, use } from 'react';
import { optionsOf } from '#cache/read-campus.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { dateFormats } from '#i18n/format-date.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/cards/avatar.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { failureOf } from '#wire/campus-failure.ts';
import { peopleQueries } from './queries.ts';
import { TutorChip } from './tutor-chip.tsx';

const LinkButton = createLink(ButtonLink);

type Props = { person: { id: string; publicName: string } | undefined; onClose: () => void };

/** A public profile card: name, picture, since when, modules, tutor badge, and the way to write to them (LEARN-16). */
export function PersonSheet({ person, onClose }: Props): ReactNode {
  return (
    <Sheet open={person !== undefined} onClose={onClose} title={<bdi>{person?.publicName}</bdi>}>
      {person && <Profile id={person.id} onLeave={onClose} />}
    </Sheet>
  );
}

type ProfileProps = { id: string; onLeave: () => void };

function Profile({ id, onLeave }: ProfileProps): ReactNode {
  const { language, viewerId } = useSession();
  const { data: row, error } = useQuery(optionsOf(peopleQueries.one(id, language)));
  if (error !== null && row === undefined) return <CallFailure failure={failureOf(error)} />;
  if (row === undefined) return <Skeleton shape="box" />;
  const user = row.data.publicUser;
  if (user === null) {
    return (
      <Text tone="muted">
        <Trans>This person is not here any more.</Trans>
      </Text>
    );
  }
  return (
    <Stack gap="lg">
      <Row gap="md" wrap={false}>
        <Avatar name={user.publicName} image={user.profileImage?.url ?? null} size={56} />
        <Stack gap="2xs" align="start">
          {user.isTutor && (
            <>
              <TutorChip />
              <Text size="small" tone="muted">
                <Trans>Helps learners with their questions</Trans>
              </Text>
            </>
          )}
          <Text size="small" tone="muted">
            <Trans>
              Here since <Day moment={new Date(user.createdAt)} />
            </Trans>
          </Text>
        </Stack>
      </Row>
      <SendMessage handle={user.mattermostHandle} hideSendMessage={user.id === viewerId} onLeave={onLeave} />
      {user.enrolledModules.length > 0 && (
        <Stack gap="xs">
          <Heading level={3}>
            <Trans>Learns in</Trans>
          </Heading>
          <List>
            {user.enrolledModules.map((module) => (
              <li key={module.id}>
                <Link to="/program/$id" params={{ id: module.id }} onClick={onLeave} dir="auto">
                  {module.denomination}
                </Link>
              </li>
            ))}
          </List>
        </Stack>
      )}
    </Stack>
  );
}

type MessageProps = {
  handle: string | null;
  /** On one's own card. */
  hideSendMessage: boolean;
  onLeave: () => void;
};

/** Where the organisation has a chat, and the person can be written to there (COMMUNITY-12). */
function SendMessage({ handle, hideSendMessage, onLeave }: MessageProps): ReactNode {
  const { mattermostTeamName: teamName } = useOrganisation();
  const online = useOnline();
  if (teamName === null || handle === null || hideSendMessage) return null;
  if (!online) return <NeedsConnection />;
  return (
    <div>
      <LinkButton
        to="/community/$teamName/messages/@{$handle}"
        params={{ teamName, handle }}
        variant="tonal"
        icon={MessageCircle}
        onClick={onLeave}
      >
        <Trans>Send message</Trans>
      </LinkButton>
    </div>
  );
}

function Day({ moment }: { moment: Date }): ReactNode {
  const { language } = useSession();
  return <bdi>{use(dateFormats(language)).date(moment)}</bdi>;
}
