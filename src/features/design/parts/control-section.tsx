import ArrowRight from 'lucide-react/icons/arrow-right';
import Bell from 'lucide-react/icons/bell';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { LANGUAGE_CODES } from '#campus/languages.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ChoiceChip } from '#ui/cards/chip.tsx';
import { CheckboxRow } from '#ui/forms/checkbox-row.tsx';
import { DateField, DateTimeField } from '#ui/forms/date-field.tsx';
import { LanguagePicker } from '#ui/forms/language-picker.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import * as styles from './design.css.ts';
import { Section } from './section.tsx';

const VARIANTS = ['primary', 'tonal', 'outline', 'quiet', 'accent', 'danger', 'dangerQuiet'] as const;
const TOPICS = ['Work', 'Health', 'Language', 'Housing'];

function Buttons(): ReactNode {
  return (
    <Stack gap="md" className={styles.panel}>
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Row>
      <Row>
        <Button pending>Log in</Button>
        <Button disabled>Disabled</Button>
        <Button icon={Plus} variant="tonal">
          New list
        </Button>
        <ButtonLink href="#next" icon={ArrowRight} mirrored variant="outline">
          Next lesson
        </ButtonLink>
        <Button size="sm" variant="outline" icon={Download}>
          Save offline
        </Button>
        <IconButton icon={Bell} label="Notifications" />
      </Row>
    </Stack>
  );
}

function Fields(): ReactNode {
  return (
    <div className={styles.twoUp}>
      <Stack gap="lg" className={styles.panel}>
        <TextField label="E-mail" type="email" autoComplete="username" defaultValue="amal@example.org" />
        <PasswordField label="Password" autoComplete="current-password" defaultValue="lantern" />
        <TextField label="City" optional help="So that we can show what is near you." />
        <TextField label="Name of the list" defaultValue="" error="A list needs a name." />
      </Stack>
      <Stack gap="lg" className={styles.panel}>
        <DateField label="Day of birth" min="1900-01-01" max="2008-11-21" defaultValue="1994-03-20" />
        <DateTimeField label="First meeting" defaultValue="2026-11-24T18:00" />
        <SelectField label="Country">
          <option>Germany</option>
          <option>Austria</option>
        </SelectField>
        <TextAreaField label="Your answer" defaultValue="I would like an appointment." />
        <CheckboxRow label="Show my first name" help="Others see: Amal" defaultChecked />
      </Stack>
    </div>
  );
}

export function ControlSection(): ReactNode {
  const [topics, setTopics] = useState<readonly string[]>(['Health']);
  const [language, setLanguage] = useState(LANGUAGE_CODES[0] ?? 'en');
  const toggle = (topic: string) =>
    setTopics(topics.includes(topic) ? topics.filter((each) => each !== topic) : [...topics, topic]);
  return (
    <Section name="Controls">
      <Buttons />
      <Fields />
      <Row className={styles.panel}>
        {TOPICS.map((topic) => (
          <ChoiceChip key={topic} selected={topics.includes(topic)} onClick={() => toggle(topic)}>
            {topic}
          </ChoiceChip>
        ))}
        <LanguagePicker languages={LANGUAGE_CODES} value={language} onChange={setLanguage} />
      </Row>
    </Section>
  );
}
