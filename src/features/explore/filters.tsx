import { Plural, Trans, useLingui } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useState } from 'react';
import { isNarrowed } from '#campus/learning/catalogue-filter.ts';
import { Button } from '#ui/actions/button.tsx';
import { kindMessage } from '#ui/cards/kind-chip.tsx';
import { CheckboxRow } from '#ui/forms/checkbox-row.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { type ExploreSearch, filterOf, LENGTHS } from './explore-search.ts';

const KINDS = ['module', 'selfPaced', 'live', 'event', 'project', 'material', 'scorm'] as const;

type Props = { search: ExploreSearch; onChange: (search: ExploreSearch) => void; count: number };

/** Kind, length, certificate, on this device (CATALOGUE-6): a sheet behind one button. */
export function Filters({ search, onChange, count }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const narrowed = isNarrowed(filterOf(search));
  const clear = (): void =>
    onChange({ ...search, kind: undefined, length: undefined, certificate: undefined, saved: undefined });
  return (
    <Row>
      <Button variant={narrowed ? 'tonal' : 'outline'} icon={SlidersHorizontal} onClick={() => setOpen(true)}>
        <Trans>Filter</Trans>
      </Button>
      {narrowed && (
        <>
          <span role="status">
            <Plural value={count} one="# match" other="# matches" />
          </span>
          <Button variant="quiet" size="sm" onClick={clear}>
            <Trans>Remove filters</Trans>
          </Button>
        </>
      )}
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<Trans>Filter</Trans>}
        actions={
          <Button onClick={() => setOpen(false)}>
            <Trans>Show results</Trans>
          </Button>
        }
      >
        <Fields search={search} onChange={onChange} />
      </Sheet>
    </Row>
  );
}

function Fields({ search, onChange }: Omit<Props, 'count'>): ReactNode {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <SelectField
        label={<Trans>Kind</Trans>}
        value={search.kind ?? ''}
        onChange={({ target }) => onChange({ ...search, kind: KINDS.find((kind) => kind === target.value) })}
      >
        <option value="">{t`All`}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindMessage(kind))}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={<Trans>How long</Trans>}
        value={search.length ?? ''}
        onChange={({ target }) => onChange({ ...search, length: target.value === '' ? undefined : target.value })}
      >
        <option value="">{t`All`}</option>
        {LENGTHS.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t`Up to ${minutes} min`}
          </option>
        ))}
      </SelectField>
      <CheckboxRow
        label={<Trans>With certificate</Trans>}
        checked={search.certificate === 'yes'}
        onChange={({ target }) => onChange({ ...search, certificate: target.checked ? 'yes' : undefined })}
      />
      <CheckboxRow
        label={<Trans>On this device</Trans>}
        checked={search.saved === 'yes'}
        onChange={({ target }) => onChange({ ...search, saved: target.checked ? 'yes' : undefined })}
      />
    </Stack>
  );
}
