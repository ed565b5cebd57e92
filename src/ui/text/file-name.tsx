import type { ReactNode } from 'react';
import { activeLanguage } from '#i18n/activate.ts';
import { formatFileSize, shortFileName } from '#i18n/format-file.ts';
import { visuallyHidden } from '#ui/theme/text.css.ts';
import { size } from './file-name.css.ts';

/** Shortened for the eye, whole for those who listen and for the pointer. Names of files have a direction of their own. */
export function FileName({ name }: { name: string }): ReactNode {
  const short = shortFileName(name);
  if (short === name) return <bdi>{name}</bdi>;
  return (
    <span title={name}>
      <bdi aria-hidden="true">{short}</bdi>
      <span className={visuallyHidden}>{name}</span>
    </span>
  );
}

export function FileSize({ bytes }: { bytes: number }): ReactNode {
  return <bdi className={size}>{formatFileSize(bytes, activeLanguage())}</bdi>;
}
