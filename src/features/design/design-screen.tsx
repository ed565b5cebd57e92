import { type ReactNode, useEffect, useState } from 'react';
import { makeTheme } from '#campus/theme/make-theme.ts';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { applyMode, applyTheme } from '#ui/theme/apply-theme.ts';
import { CardSection } from './parts/card-section.tsx';
import { ColorSection } from './parts/color-section.tsx';
import { ControlSection } from './parts/control-section.tsx';
import * as styles from './parts/design.css.ts';
import { DrawingSection } from './parts/drawing-section.tsx';
import { OverlaySection } from './parts/overlay-section.tsx';
import { StateSection } from './parts/state-section.tsx';
import { TypeSection } from './parts/type-section.tsx';
import { TENANTS } from './tenants.ts';

interface Choice {
  options: readonly string[];
  value: string;
  label: string;
  onChange: (value: string) => void;
}

function Chooser({ options, value, label, onChange }: Choice): ReactNode {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  );
}

/** Every token and component under each tenant, mode and direction: for those who build, in demo and development only. */
export function DesignScreen(): ReactNode {
  const [tenant, setTenant] = useState('Lantern');
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  const [direction, setDirection] = useState(document.documentElement.dir || 'ltr');
  const brand = TENANTS[tenant] ?? TENANTS.Lantern;
  const theme = brand && makeTheme(brand);
  useEffect(() => {
    const shown = TENANTS[tenant];
    if (shown) applyTheme(makeTheme(shown), shown);
    applyMode(mode);
    document.documentElement.dir = direction;
  }, [tenant, mode, direction]);
  if (theme === undefined) return null;
  return (
    <>
      <div className={styles.bar}>
        <Row align="end">
          <Chooser label="Tenant" options={Object.keys(TENANTS)} value={tenant} onChange={setTenant} />
          <Chooser
            label="Mode"
            options={['light', 'dark']}
            value={mode}
            onChange={(value) => setMode(value === 'dark' ? 'dark' : 'light')}
          />
          <Chooser label="Direction" options={['ltr', 'rtl']} value={direction} onChange={setDirection} />
        </Row>
      </div>
      <Page gap="3xl">
        <Heading level={1}>Design</Heading>
        <CardSection />
        <ControlSection />
        <StateSection />
        <OverlaySection />
        <ColorSection palette={theme[mode]} />
        <TypeSection />
        <DrawingSection />
      </Page>
    </>
  );
}
