import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { OutsideCard } from '#features/offers/outside-card.tsx';
import { OutsideHead } from '#features/offers/outside-head.tsx';
import { useSession } from '#features/session/session.ts';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { List } from '#ui/layout/list.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { box, segment } from '#ui/status/segments.css.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './language-school.css.ts';
import { type LanguageSchoolCategory, languageSchoolQueries } from './queries.ts';

type Props = { category?: string | undefined; subcategory?: string | undefined };

/** /language-school/{category}/{subcategory} (SERVICE-2): what helps with learning a language, by two levels. */
export function LanguageSchoolScreen({ category, subcategory }: Props): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(languageSchoolQueries.tree(language));
  const { languageSchool } = data;
  const open = languageSchool.find(({ identifier }) => identifier === category);
  return (
    <Page gap="2xl">
      <OutsideHead
        title={<Trans>Language school</Trans>}
        intro={
          <Trans>Chosen pages of others that help you learn a language. Each link leads to their own website.</Trans>
        }
        at={at}
        isStale={isStale}
      />
      {languageSchool.length === 0 && <NothingHere />}
      {languageSchool.length > 1 && <Categories categories={languageSchool} />}
      {open && <Category category={open} subcategory={subcategory} />}
    </Page>
  );
}

function Categories({ categories }: { categories: readonly LanguageSchoolCategory[] }): ReactNode {
  const { t } = useLingui();
  return (
    <nav className={box} aria-label={t`Categories`}>
      {categories.map(({ identifier, denomination }) => (
        <Link
          key={identifier}
          to="/language-school/{-$category}/{-$subcategory}"
          params={{ category: identifier, subcategory: undefined }}
          className={segment}
          dir="auto"
        >
          {denomination}
        </Link>
      ))}
    </nav>
  );
}

type CategoryProps = { category: LanguageSchoolCategory; subcategory: string | undefined };

function Category({ category, subcategory }: CategoryProps): ReactNode {
  const open = category.subcategories.find(({ identifier }) => identifier === subcategory);
  return (
    <>
      <Stack gap="md">
        {category.description && <Text dir="auto">{category.description}</Text>}
        <nav aria-label={category.denomination}>
          <ul className={styles.subcategories}>
            {category.subcategories.map(({ identifier, denomination }) => (
              <li key={identifier}>
                <Link
                  to="/language-school/{-$category}/{-$subcategory}"
                  params={{ category: category.identifier, subcategory: identifier }}
                  className={styles.subcategory}
                  dir="auto"
                >
                  {denomination}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Stack>
      {open && <Resources subcategory={open} />}
    </>
  );
}

function Resources({
  subcategory: { denomination, resources },
}: {
  subcategory: LanguageSchoolCategory['subcategories'][number];
}): ReactNode {
  return (
    <Stack as="section" gap="md">
      <Heading level={2} dir="auto">
        {denomination}
      </Heading>
      {resources.length === 0 ? (
        <NothingHere />
      ) : (
        <List columns>
          {resources.map(({ id, title, text, language, link }) => (
            <li key={id}>
              <OutsideCard title={title} text={text} language={language} link={link} />
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}

function NothingHere(): ReactNode {
  return (
    <EmptyState drawing={<StonyPath />}>
      <Trans>There is nothing here yet. Please come back soon.</Trans>
    </EmptyState>
  );
}
