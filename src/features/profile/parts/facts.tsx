import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProfileField } from '#features/profile/fields.ts';
import { FIELD_NAMES } from '#features/profile/messages.ts';
import { profileSubject } from '#features/profile/mutations.ts';
import type { Me } from '#features/profile/queries.ts';
import { textOf } from '#features/profile/text-of.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { Moment } from '#ui/text/moment.tsx';
import * as styles from './profile.css.ts';

/** Each field with what stands in it, and the mark of what is not sent yet. */
export function Facts({ me, fields }: { me: Me; fields: readonly ProfileField[] }): ReactNode {
  const { _ } = useLingui();
  return (
    <dl className={styles.facts}>
      {fields.map((field) => (
        <div key={field} className={styles.fact}>
          <dt className={styles.name}>{_(FIELD_NAMES[field])}</dt>
          <dd className={styles.value}>
            <Value me={me} field={field} />
            <ChangeMark subject={profileSubject(field)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ me, field }: { me: Me; field: ProfileField }): ReactNode {
  const value = textOf(me, field);
  if (value === '')
    return (
      <span className={styles.nothing}>
        <Trans>Not given</Trans>
      </span>
    );
  if (field === 'dateOfBirth') return <Moment at={new Date(`${value}T12:00:00`)} form="date" />;
  return <bdi className={styles.text}>{field === 'country' ? me.country?.denomination : value}</bdi>;
}
