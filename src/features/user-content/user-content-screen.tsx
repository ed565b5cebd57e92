import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSend } from '#cache/use-send.ts';
import type { WrittenUserContent } from '#campus/learning/user-content.ts';
import { useFormDraft } from '#features/drafts/use-draft.ts';
import { useSayDiscarded } from '#features/drafts/use-say-discarded.ts';
import { GatedFrame } from '#features/frames/gated-frame.tsx';
import { UserContentAudience } from '#features/learning-items/user-content-card.tsx';
import { userContentSubject } from '#features/learning-items/user-content-subject.ts';
import { CardActions } from '#features/lists/card-actions.tsx';
import { useSession } from '#features/session/session.ts';
import { useMinute } from '#features/session/use-minute.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { Button } from '#ui/actions/button.tsx';
import { KindChip } from '#ui/cards/kind-chip.tsx';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { RelativeMoment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import { CampusError } from '#wire/campus-failure.ts';
import { draftOf, userContentDraft } from './draft.ts';
import { LearnerHtml } from './learner-html.tsx';
import { DeleteUserContent } from './parts/delete-user-content.tsx';
import { UserContentAuthor } from './parts/user-content-author.tsx';
import { type UserContentPage, userContentQueries } from './queries.ts';
import { updateUserContent } from './update-user-content.ts';
import * as styles from './user-content.css.ts';

const UpLink = createLink(BackLink);
const MarkdownText = lazy(async () => ({ default: (await import('./markdown-text.tsx')).MarkdownText }));
const UserContentForm = lazy(async () => ({ default: (await import('./user-content-form.tsx')).UserContentForm }));

/** /ugc/{id} (UGC-3): what a learner made, and for its author the way to change it. */
export function UserContentScreen({ id }: { id: string }): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(userContentQueries.one(id, language));
  const { userContent: made } = data;
  // Deleted on this device, and the campus has not heard of it yet: gone all the same.
  if (made === null) throw new CampusError({ kind: 'missing', what: 'userContent' });
  return (
    <Page width="reader" gap="lg">
      <UpLink to="/course/$id" params={{ id: made.project.id }}>
        <bdi>{made.project.denomination}</bdi>
      </UpLink>
      <FreshnessLine at={at} isStale={isStale} />
      {made.canEdit ? <OwnContent made={made} /> : <Content made={made} />}
    </Page>
  );
}

function OwnContent({ made }: { made: UserContentPage }): ReactNode {
  const { serverNow } = useSession();
  const [draft, setDraft] = useFormDraft(`ugc:${made.id}`, userContentDraft);
  const [isOpened, setOpened] = useState(false);
  const send = useSend(updateUserContent);
  const sayDiscarded = useSayDiscarded();
  const close = (): void => {
    setDraft(undefined);
    setOpened(false);
  };
  const save = async (content: WrittenUserContent): Promise<void> => {
    const { id, createdAt, project } = made;
    const changedAt = new Date(serverNow()).toISOString();
    const of = { id, courseId: project.id, project: project.denomination };
    if (await send({ ...of, ...content, createdAt, changedAt })) close();
  };
  const cancel = (): void => {
    close();
    if (draft !== undefined) sayDiscarded(() => setDraft(draft));
  };
  if (!isOpened && draft === undefined) return <Content made={made} onEdit={() => setOpened(true)} />;
  return (
    <>
      <Heading level={1}>
        <Trans>Change what you wrote</Trans>
      </Heading>
      <Suspense fallback={<Skeleton shape="box" />}>
        <UserContentForm
          shown={draft ?? draftOf(made)}
          hasDraft={draft !== undefined}
          onChange={setDraft}
          sendLabel={<Trans>Save</Trans>}
          onSend={save}
          onCancel={cancel}
        />
      </Suspense>
    </>
  );
}

/** `onEdit`: of its author. */
function Content({ made, onEdit }: { made: UserContentPage; onEdit?: () => void }): ReactNode {
  const now = useMinute();
  return (
    <>
      <Stack gap="xs" align="start">
        <Row>
          <KindChip kind="ugc" />
          <CardActions item={made} />
        </Row>
        <Heading level={1} dir="auto">
          {made.denomination}
        </Heading>
        <Row gap="sm">
          <UserContentAuthor made={made} />
          <Text as="span" size="small" tone="muted">
            <RelativeMoment at={new Date(made.updatedAt)} now={now} titled />
          </Text>
          <UserContentAudience isPublic={made.isPublic} />
        </Row>
        <ChangeMark subject={userContentSubject(made.id)} />
      </Stack>
      <div className={styles.text}>
        {made.content === null ? (
          <Suspense fallback={<Skeleton />}>
            <MarkdownText>{made.text}</MarkdownText>
          </Suspense>
        ) : (
          <LearnerHtml>{made.content}</LearnerHtml>
        )}
      </div>
      {made.filmUrl !== null && (
        <GatedFrame provider="youtube" url={made.filmUrl} title={made.denomination} instead={null} />
      )}
      {(onEdit !== undefined || made.canDelete) && (
        <Row>
          {onEdit !== undefined && (
            <Button variant="outline" icon={Pencil} onClick={onEdit}>
              <Trans>Edit</Trans>
            </Button>
          )}
          {made.canDelete && <DeleteUserContent made={made} />}
        </Row>
      )}
    </>
  );
}
