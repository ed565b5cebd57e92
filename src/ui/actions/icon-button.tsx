import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { iconButton } from './button.css.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, in words. */
  label: string;
  icon: LucideIcon;
  mirrored?: boolean | undefined;
}

/** For the few signs that everybody knows: close, menu, back. */
export function IconButton({
  label,
  icon,
  mirrored = false,
  className,
  children,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={classNames(iconButton, className)}>
      <Icon of={icon} mirrored={mirrored} />
      {children}
    </button>
  );
}
