import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import FileText from 'lucide-react/icons/file-text';
import Hammer from 'lucide-react/icons/hammer';
import Layers from 'lucide-react/icons/layers';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import PenLine from 'lucide-react/icons/pen-line';
import Radio from 'lucide-react/icons/radio';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import * as styles from './chip.css.ts';
import type { CourseKind } from './course-kind.ts';

const SIGNS: Record<CourseKind, LucideIcon> = {
  module: Layers,
  selfPaced: BookOpen,
  live: Radio,
  event: MapPin,
  project: Hammer,
  material: FileText,
  scorm: Package,
  ugc: PenLine,
};

const MESSAGES: Record<CourseKind, MessageDescriptor> = {
  module: msg`Module`,
  selfPaced: msg`Self-paced course`,
  live: msg`Live session`,
  event: msg`Event`,
  project: msg`Project`,
  material: msg`Material`,
  scorm: msg`Interactive course`,
  ugc: msg`From the community`,
};

/** A kind in words, for lists to choose from. */
export function kindMessage(kind: CourseKind): MessageDescriptor {
  return MESSAGES[kind];
}

/** The kind of a course in its hue, with its sign and its word; `children` add to the word: "· 6 courses". */
export function KindChip({ kind, children }: { kind: CourseKind; children?: ReactNode }): ReactNode {
  const { t } = useLingui();
  return (
    <span className={styles.kind[kind]}>
      <Icon of={SIGNS[kind]} size="sm" />
      <span>
        {t(MESSAGES[kind])}
        {children && <> · {children}</>}
      </span>
    </span>
  );
}
