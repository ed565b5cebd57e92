import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Globe from 'lucide-react/icons/globe';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import type { UserContentCard as Made } from '#campus/learning/user-content.ts';
import { useSession } from '#features/session/session.ts';
import { useMinute } from '#features/session/use-minute.ts';
import { Card } from '#ui/cards/card.tsx';
import { RelativeMoment } from '#ui/text/moment.tsx';
import { AwayFact, useIsAway } from './away.tsx';
import { Fact } from './fact.tsx';
import { unitKeys } from './unit-keys.ts';

type Props = {
  made: Made;
  headingLevel?: 2 | 3 | 4;
  actions?: ReactNode;
  /** Whether the campus has it. */
  mark?: ReactNode;
};

/** What a learner made, on a card. */
export function UserContentCard({ made, headingLevel = 3, actions, mark }: Props): ReactNode {
  const { language } = useSession();
  const now = useMinute();
  const { id, denomination, canEdit, ownerNickname, isPublic, updatedAt } = made;
  const away = useIsAway(unitKeys.userContent(id, language));
  return (
    <Card
      kind="ugc"
      seed={id}
      title={denomination}
      headingLevel={headingLevel}
      actions={actions}
      closed={away && <AwayFact />}
      link={(face) => <Link to="/ugc/$id" params={{ id }} {...face} />}
      meta={
        <>
          {canEdit ? (
            <span>
              <Trans>You</Trans>
            </span>
          ) : (
            ownerNickname !== null && <bdi>{ownerNickname}</bdi>
          )}
          <RelativeMoment at={new Date(updatedAt)} now={now} />
          <UserContentAudience isPublic={isPublic} />
        </>
      }
      foot={mark}
    />
  );
}

/** Who reads it (UGC-3). */
export function UserContentAudience({ isPublic }: { isPublic: boolean }): ReactNode {
  return isPublic ? (
    <Fact icon={Globe}>
      <Trans>Public</Trans>
    </Fact>
  ) : (
    <Fact icon={Users}>
      <Trans>Only for this project</Trans>
    </Fact>
  );
}
