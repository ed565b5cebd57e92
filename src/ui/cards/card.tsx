import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { columns, plainList } from '#ui/layout/layout.css.ts';
import { Heading } from '#ui/text/heading.tsx';
import * as styles from './card.css.ts';
import type { CourseKind } from './course-kind.ts';
import { DateTile } from './date-tile.tsx';
import { ItemPicture } from './item-picture.tsx';
import { KindChip } from './kind-chip.tsx';

interface CardProps {
  kind: CourseKind;
  /** Id of what it shows: chooses the figure where there is no picture. */
  seed: string;
  title: string;
  /** Makes the link with the router's own component: `(face) => <Link to="…" {...face} />`. */
  link: (face: { className: string; children: ReactNode }) => ReactNode;
  /** Decorative; what it shows is in the title. */
  image?: string | null | undefined;
  /** The date of what has one: a tile on the picture, and in its place where the card is a row (CATALOGUE-11). */
  date?: Date | undefined;
  /** Beside the word of the kind: "6 courses". */
  kindNote?: ReactNode;
  /** Short facts, each a `<span>`. */
  meta?: ReactNode;
  /** Progress or state. */
  foot?: ReactNode;
  /** Bookmark, menu: above the link. */
  actions?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** It cannot be opened now, and why: stands in the place of the facts, so that nothing moves when that is learnt late. */
  closed?: ReactNode;
}

/** A course, module or list as a tile, or as a row where its list is narrow. The whole of it is one link. */
export function Card(props: CardProps): ReactNode {
  const { kind, seed, title, link, image, date, kindNote, meta, foot, actions, headingLevel = 3, closed } = props;
  return (
    <article className={styles.card} data-muted={closed ? true : undefined}>
      <div className={styles.media}>
        <ItemPicture image={image} kind={kind} seed={seed} className={styles.picture} />
        {date && (
          <div className={styles.date}>
            <DateTile at={date} kind={kind} />
          </div>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.kind}>
          <KindChip kind={kind}>{kindNote}</KindChip>
        </div>
        <div className={styles.head}>
          <Heading level={headingLevel} size="title-s" clamp={2} className={styles.title} dir="auto">
            {link({ className: styles.link, children: title })}
          </Heading>
        </div>
        {meta && (
          <div className={styles.facts}>
            <div className={styles.meta}>{meta}</div>
            {closed && <div className={styles.closed}>{closed}</div>}
          </div>
        )}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

/** Cards beside each other, as many as fit. Children are `<li>`. */
export function CardList({ children, label }: { children: ReactNode; label?: string }): ReactNode {
  return (
    <div className={styles.list}>
      <ul className={classNames(plainList, columns)} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
