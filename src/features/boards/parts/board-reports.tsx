import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { optionsOf } from '#cache/read-campus.ts';
import * as styles from '#features/boards/board.css.ts';
import { boardKey } from '#features/boards/board-key.ts';
import { decideReport } from '#features/boards/decide-report.ts';
import { MessageText } from '#features/boards/message-text.tsx';
import { type MessageBoard, type MessageReport, reportQueries } from '#features/boards/queries.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

/** What was reported on a board, for those who teach there (BOARD-12). Nothing where nothing waits. */
export function BoardReports({ board }: { board: MessageBoard }): ReactNode {
  const { language } = useSession();
  const { data: row } = useQuery(optionsOf(reportQueries.ofCourse(board.courseId, language)));
  const reports = row?.data.messageReports.filter(({ boardId }) => boardId === board.id) ?? [];
  if (reports.length === 0) return null;
  return (
    <Stack as="section" gap="sm">
      <Heading level={3}>
        <Trans>Reported by learners</Trans>
      </Heading>
      <List gap="sm">
        {reports.map((report) => (
          <li key={report.id}>
            <Report report={report} />
          </li>
        ))}
      </List>
    </Stack>
  );
}

function Report({ report }: { report: MessageReport }): ReactNode {
  const heading = useId();
  const { reasons, reportsCount } = report;
  const entry = report.message ?? report.comment;
  if (entry === null) return null;
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <div>
        <Heading level={4} id={heading}>
          {entry.author === null ? <Trans>Former member</Trans> : <bdi>{entry.author.publicName}</bdi>}
        </Heading>
        <Text size="small" tone="muted">
          <Plural value={reportsCount} one="Reported by # person" other="Reported by # people" />
        </Text>
      </div>
      <MessageText>{entry.content}</MessageText>
      {reasons.length > 0 && (
        <List gap="2xs">
          {[...new Set(reasons)].map((reason) => (
            <li key={reason}>
              <Text size="small" className={styles.text} dir="auto">
                {reason}
              </Text>
            </li>
          ))}
        </List>
      )}
      <Decision report={report} />
    </article>
  );
}

function Decision({ report: { id, boardId } }: { report: MessageReport }): ReactNode {
  const { t } = useLingui();
  const { wire } = useSession();
  const client = useQueryClient();
  const online = useOnline();
  const { pending, failure, run } = useCampusCall();
  const hint = useId();
  const decide = async (keep: boolean): Promise<void> => {
    if (await run(() => decideReport(wire, { id, keep })))
      notify({ kind: 'success', message: keep ? t`It stays on the board.` : t`It is deleted.` });
    // Where the word was not taken, another tutor may have decided.
    await client.invalidateQueries({ queryKey: reportQueries.all() });
    await client.invalidateQueries({ queryKey: boardKey(boardId) });
  };
  return (
    <Stack gap="2xs">
      <CallFailure failure={failure} />
      <Row>
        <Button
          variant="outline"
          size="sm"
          pending={pending}
          disabled={!online}
          aria-describedby={online ? undefined : hint}
          onClick={() => void decide(true)}
        >
          <Trans>Keep it</Trans>
        </Button>
        <Button
          variant="danger"
          size="sm"
          pending={pending}
          disabled={!online}
          aria-describedby={online ? undefined : hint}
          onClick={() => void decide(false)}
        >
          <Trans>Delete it</Trans>
        </Button>
      </Row>
      {!online && (
        <Text id={hint} size="small" tone="muted">
          <Trans>You can do this when you are online.</Trans>
        </Text>
      )}
    </Stack>
  );
}
