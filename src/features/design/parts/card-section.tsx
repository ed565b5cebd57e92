import Bookmark from 'lucide-react/icons/bookmark';
import type { ReactNode } from 'react';
import { COURSES } from '#features/design/samples.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Card, CardList } from '#ui/cards/card.tsx';
import { Hero, HeroText } from '#ui/layout/hero.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ProgressBar } from '#ui/status/progress-bar.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './design.css.ts';
import { Section } from './section.tsx';

function Heroes(): ReactNode {
  return (
    <div className={styles.twoUp}>
      <Hero>
        <Stack gap="sm">
          <HeroText>
            <Text size="caption">Continue learning</Text>
            <Heading level={3} size="title-l">
              German for your first weeks
            </Heading>
          </HeroText>
          <Row justify="between">
            <Text size="small">Lesson 5 of 8</Text>
            <Text size="small">62 %</Text>
          </Row>
          <ProgressBar value={0.62} label="German for your first weeks" tone="hero" />
          <Row>
            <Button variant="accent">Continue</Button>
          </Row>
        </Stack>
      </Hero>
      <Hero lattice className={styles.poster}>
        <Text size="label">Lantern</Text>
        <HeroText>
          <Heading level={3} size="display-s">
            Welcome back. Your place is saved.
          </Heading>
        </HeroText>
      </Hero>
    </div>
  );
}

export function CardSection(): ReactNode {
  return (
    <Section name="Heroes and cards">
      <Heroes />
      <CardList label="Courses">
        {COURSES.map(({ kind, id, title, facts, note }) => (
          <li key={id}>
            <Card
              kind={kind}
              seed={id}
              title={title}
              kindNote={note}
              link={(face) => <a href={`#${id}`} {...face} />}
              meta={facts.map((fact) => <span key={fact}>{fact}</span>)}
              foot={id === 'u1' && <ProgressBar value={0.4} label={title} />}
              actions={<IconButton icon={Bookmark} label="Bookmark" />}
            />
          </li>
        ))}
      </CardList>
    </Section>
  );
}
