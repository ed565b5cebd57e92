import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import MapIcon from 'lucide-react/icons/map';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { groupedBy } from '#campus/grouped-by.ts';
import { LoadingPart } from '#features/calls/loading-part.tsx';
import { useOnline } from '#features/calls/online.ts';
import { communityQueries, type LearnerOnMap, type OnMap } from '#features/community/queries.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { PersonSheet } from '#features/people/person-sheet.tsx';
import { TutorChip } from '#features/people/tutor-chip.tsx';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/cards/avatar.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './learner-map.css.ts';

const MapView = lazy(async () => ({ default: (await import('#ui/map/map-view.tsx')).MapView }));

/** Who learns here and where, which is asked of the campus each time: other people are not kept on a device. */
export function LearnerMap(): ReactNode {
  const { language } = useSession();
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>
        <Trans>Who learns where</Trans>
      </Heading>
      <LoadingPart queryKey={communityQueries.map(language).key}>
        <Learners />
      </LoadingPart>
    </Stack>
  );
}

/** Who learns here and agreed to be found, by city, and on a map for whoever asks for one (COMMUNITY-3, COMMUNITY-7). */
function Learners(): ReactNode {
  const { t } = useLingui();
  const { language } = useSession();
  const online = useOnline();
  const { mapTiles } = useOrganisation();
  const { me, learnersOnMap } = useCampusQuery(communityQueries.map(language)).data;
  const [showsMap, setShowsMap] = useState(false);
  const [chosen, setChosen] = useState<LearnerOnMap['person']>();
  const tutor = t`Tutor`;
  const points = useMemo(
    () =>
      learnersOnMap.map(({ lat, lng, person: { id, publicName, isTutor } }) => ({
        id,
        lat,
        lng,
        label: isTutor ? `${publicName} · ${tutor}` : publicName,
        category: isTutor ? ('tutor' as const) : ('learner' as const),
      })),
    [learnersOnMap, tutor],
  );
  return (
    <Stack gap="md">
      <Text tone="muted">
        {learnersOnMap.length === 0 ? (
          <Trans>Nobody is on the map yet.</Trans>
        ) : (
          <Plural value={learnersOnMap.length} one="# person is on the map." other="# people are on the map." />
        )}
      </Text>
      <OwnPlace me={me} />
      {learnersOnMap.length > 0 && !showsMap && (
        <div>
          <Button variant="outline" icon={MapIcon} disabled={!online} onClick={() => setShowsMap(true)}>
            <Trans>Show the map</Trans>
          </Button>
        </div>
      )}
      {showsMap && (
        <Suspense fallback={<Skeleton shape="box" />}>
          <MapView
            label={t`Map of the learners here`}
            points={points}
            tiles={online ? mapTiles : null}
            onChoose={(id) => setChosen(learnersOnMap.find(({ person }) => person.id === id)?.person)}
          />
        </Suspense>
      )}
      <div className={styles.cities}>
        {citiesOf(learnersOnMap).map(([city, people]) => (
          <Stack key={city} gap="2xs">
            <Heading level={3} size="title-s">
              {city === '' ? <Trans>Elsewhere</Trans> : <bdi>{city}</bdi>}
            </Heading>
            <List gap="none">
              {people.map(({ person }) => (
                <li key={person.id}>
                  <button type="button" className={styles.person} onClick={() => setChosen(person)}>
                    <Avatar name={person.publicName} image={person.profileImage?.url ?? null} size={32} />
                    <bdi>{person.publicName}</bdi>
                    {person.isTutor && <TutorChip />}
                  </button>
                </li>
              ))}
            </List>
          </Stack>
        ))}
      </div>
      <PersonSheet person={chosen} onClose={() => setChosen(undefined)} />
    </Stack>
  );
}

/** Why one is not on the map oneself, and where that is changed. */
function OwnPlace({ me }: Pick<OnMap, 'me'>): ReactNode {
  if (me === null) return null;
  if (me.accountPreference?.showOnMap !== true)
    return (
      <Text size="small" tone="muted">
        <Trans>
          You are not on the map.{' '}
          <Link to="/settings/$section" params={{ section: 'privacy' }}>
            Change this in your settings
          </Link>
        </Trans>
      </Text>
    );
  if (me.lat !== null) return null;
  return (
    <Text size="small" tone="muted">
      <Trans>
        You are not on the map yet: your city is not known. <Link to="/profile">Find it in your profile</Link>
      </Trans>
    </Text>
  );
}

/** The largest first; without a name they come last. */
function citiesOf(learners: readonly LearnerOnMap[]): readonly (readonly [string, readonly LearnerOnMap[]])[] {
  return [...groupedBy(learners, ({ city }) => city ?? '')].sort(
    ([a, some], [b, others]) => Number(a === '') - Number(b === '') || others.length - some.length,
  );
}
