import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useState } from 'react';
import { ChangeMark, useChangeState } from '#features/sync/change-mark.tsx';
import { useOutboxRows } from '#features/sync/sync-control.ts';
import { refusalMessage } from '#i18n/refusal-messages.ts';
import { KeptChoice } from '#ui/forms/kept-choice.tsx';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './settings.css.ts';

type Props = {
  /** Subject of the queued change: how it stands with it is shown beside the switch. */
  subject: string;
  name: string;
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  onChoose: (checked: boolean) => Promise<boolean>;
};

/**
 * A switch that is saved at the tap (PROFILE-7). What the campus refuses goes back by itself, with the reason beside
 * it.
 */
export function ChoiceRow({ subject, name, label, help, checked, onChoose }: Props): ReactNode {
  const [chosen, setChosen] = useState<boolean>();
  const state = useChangeState(subject);
  const isSaved = chosen === checked && state === undefined;
  return (
    <div className={styles.choice}>
      <KeptChoice
        role="switch"
        name={name}
        label={label}
        help={help}
        checked={checked}
        onChoose={async (next) => setChosen((await onChoose(next)) ? next : undefined)}
      />
      <Row gap="xs" className={styles.beside} role="status">
        {isSaved && (
          <span className={styles.saved}>
            <Icon of={CircleCheck} size="sm" />
            <Trans>Saved</Trans>
          </span>
        )}
        {state === 'needs-you' && <Refused subject={subject} />}
        <ChangeMark subject={subject} />
      </Row>
    </div>
  );
}

function Refused({ subject }: { subject: string }): ReactNode {
  const { _ } = useLingui();
  const refused = useOutboxRows().find(({ entry }) => entry.subject === subject && entry.state === 'needs-you');
  return (
    <Text as="span" size="small" className={styles.refused}>
      <Trans>Preferences could not be saved.</Trans> {_(refusalMessage(refused?.entry.refusal ?? ''))}
    </Text>
  );
}
