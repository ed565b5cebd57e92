import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import type { CoursePage } from '#features/units/unit-state.ts';
import { ShowMore } from '#ui/actions/show-more.tsx';
import { Chip } from '#ui/cards/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Html } from '#ui/text/html.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './course-about.css.ts';

/** What there is to know of a unit: text, notes, tools, badges, providers (LEARN-2, LEARN-3). */
export function CourseAbout({ course }: { course: CoursePage }): ReactNode {
  return (
    <>
      {course.about && (
        <Stack as="section" gap="xs">
          <Heading level={2}>
            <Trans>About this course</Trans>
          </Heading>
          <ShowMore>
            <Html>{course.about}</Html>
          </ShowMore>
          {course.notes && <Html>{course.notes}</Html>}
        </Stack>
      )}
      <Tools tools={course.courseTools} />
      <Topics tags={course.tags} />
      <Badges badges={course.badges} />
      <Providers providers={course.contentProviders} />
    </>
  );
}

function Tools({ tools }: { tools: CoursePage['courseTools'] }): ReactNode {
  if (tools.length === 0) return null;
  return (
    <Stack as="section" gap="xs">
      <Heading level={2}>
        <Trans>What you use</Trans>
      </Heading>
      <List gap="xs">
        {tools.map(({ id, denomination, url }) => (
          <li key={id} className={styles.tool}>
            <Icon of={url === null ? Wrench : ExternalLink} size="sm" />
            {url === null ? (
              <bdi>{denomination}</bdi>
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer">
                <bdi>{denomination}</bdi>
              </a>
            )}
          </li>
        ))}
      </List>
    </Stack>
  );
}

/** Topics of the unit, each a way to more of the same. */
function Topics({ tags }: { tags: CoursePage['tags'] }): ReactNode {
  if (tags.length === 0) return null;
  return (
    <Stack as="section" gap="xs">
      <Heading level={2}>
        <Trans>Topics</Trans>
      </Heading>
      <Row gap="xs">
        {tags.map(({ id, denomination, abbreviation }) => (
          <Link key={id} to="/filter/{-$tags}" params={{ tags: abbreviation }} className={styles.provider}>
            <Chip tone="brand">
              <bdi>{denomination}</bdi>
            </Chip>
          </Link>
        ))}
      </Row>
    </Stack>
  );
}

function Badges({ badges }: { badges: CoursePage['badges'] }): ReactNode {
  if (badges.length === 0) return null;
  return (
    <Stack as="section" gap="xs">
      <Heading level={2}>
        <Trans>Badges</Trans>
      </Heading>
      <List gap="sm">
        {badges.map(({ denomination, motivationalText, imageUrl }) => (
          <li key={denomination} className={styles.badge}>
            {imageUrl !== null && <img src={imageUrl} alt="" loading="lazy" className={styles.badgePicture} />}
            <span>
              <Text as="div" size="label" dir="auto">
                {denomination}
              </Text>
              <Text as="div" size="small" tone="muted" dir="auto">
                {motivationalText}
              </Text>
            </span>
          </li>
        ))}
      </List>
    </Stack>
  );
}

/** Chips that lead to the provider's page, where the organisation has those (CATALOGUE-9). */
export function Providers({ providers }: { providers: CoursePage['contentProviders'] }): ReactNode {
  const { showContentProviders } = useOrganisation().features;
  if (providers.length === 0) return null;
  return (
    <Stack as="section" gap="xs">
      <Heading level={2}>
        <Trans>From</Trans>
      </Heading>
      <Row gap="xs">
        {providers.map(({ id, name }) =>
          showContentProviders ? (
            <Link key={id} to="/content-provider/$id" params={{ id }} className={styles.provider}>
              <Chip tone="brand">
                <bdi>{name}</bdi>
              </Chip>
            </Link>
          ) : (
            <Chip key={id}>
              <bdi>{name}</bdi>
            </Chip>
          ),
        )}
      </Row>
    </Stack>
  );
}
