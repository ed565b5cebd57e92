import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { StarPlaceholder } from '#ui/cards/star-placeholder.tsx';
import * as styles from './category-card.css.ts';
import type { ModuleCategory } from './queries.ts';

type Props = Pick<ModuleCategory, 'identifier' | 'denomination' | 'image'> & {
  subOrganization: Pick<NonNullable<ModuleCategory['subOrganization']>, 'denomination' | 'logo'> | null;
};

/** Image, title, and the partner's logo where it is a partner's (CATALOGUE-8). */
export function CategoryCard({ category }: { category: Props }): ReactNode {
  const { identifier, denomination, image, subOrganization } = category;
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        {image ? (
          <img src={image} alt="" loading="lazy" decoding="async" className={styles.picture} />
        ) : (
          <StarPlaceholder kind="module" seed={identifier} />
        )}
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

/** Squares beside each other, two on a phone (CATALOGUE-8). Children are `<li>`. */
export function CategoryGrid({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
