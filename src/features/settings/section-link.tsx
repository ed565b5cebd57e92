import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Section } from './sections.ts';

type Props = { section: Section; className: string; 'aria-current'?: 'page' | undefined; children: ReactNode };

/** The way to one page of the settings. */
export function SectionLink({ section, ...face }: Props): ReactNode {
  if (section === 'on-this-device') return <Link to="/settings/on-this-device" {...face} />;
  return <Link to="/settings/$section" params={{ section }} {...face} />;
}
