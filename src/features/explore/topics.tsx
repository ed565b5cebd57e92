import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ItemPicture } from '#ui/cards/item-picture.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { ModuleCategory } from './queries.ts';
import * as styles from './topics.css.ts';

type Category = Pick<ModuleCategory, 'id' | 'identifier' | 'denomination' | 'image'> & {
  subOrganization: Pick<NonNullable<ModuleCategory['subOrganization']>, 'denomination' | 'logo'> | null;
};

/** Image, title, and the partner's logo where it is a partner's (CATALOGUE-8). */
function CategoryCard({ category }: { category: Category }): ReactNode {
  const { identifier, denomination, image, subOrganization } = category;
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <ItemPicture image={image} kind="module" seed={identifier} className={styles.picture} />
        {subOrganization?.logo && (
          <span className={styles.plate}>
            <img src={subOrganization.logo} alt={subOrganization.denomination} className={styles.logo} />
          </span>
        )}
      </div>
      <h3 className={styles.title} dir="auto">
        <Link to="/category/$identifier" params={{ identifier }} className={styles.link}>
          {denomination}
        </Link>
      </h3>
    </article>
  );
}

/** Topics as squares beside each other, two on a phone (CATALOGUE-8); nothing where there are none. */
export function Topics({ categories }: { categories: readonly Category[] }): ReactNode {
  if (categories.length === 0) return null;
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>
        <Trans>Topics</Trans>
      </Heading>
      <ul className={styles.grid}>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
