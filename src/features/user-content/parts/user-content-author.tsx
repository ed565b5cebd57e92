import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UserContentPage } from '#features/user-content/queries.ts';
import { Avatar } from '#ui/cards/avatar.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';

/** Who made it: by their public name for who is signed in, by their nickname for a visitor (UGC-12). */
export function UserContentAuthor({ made }: { made: UserContentPage }): ReactNode {
  const { owner, ownerNickname, canEdit } = made;
  const name = owner?.publicName ?? ownerNickname;
  if (canEdit)
    return (
      <Text as="span" size="label">
        <Trans>You</Trans>
      </Text>
    );
  if (name === null) return null;
  return (
    <Row gap="2xs">
      <Avatar name={name} image={owner?.profileImage?.url ?? null} size={32} />
      <Text as="span" size="label">
        <bdi>{name}</bdi>
      </Text>
    </Row>
  );
}
