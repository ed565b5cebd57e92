import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Spinner } from '#ui/status/spinner.tsx';
import { type ButtonLook, buttonStyle } from './button-style.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: LucideIcon | undefined;
  /** Mirrors the icon where the text runs from the right. */
  mirrored?: boolean | undefined;
  /** Something is under way: the words stay, a spinner stands before them, further taps do nothing. */
  pending?: boolean | undefined;
}

function Face({ icon, mirrored, pending, children }: Pick<ButtonProps, 'icon' | 'mirrored' | 'pending' | 'children'>) {
  return (
    <>
      {pending ? <Spinner size={16} /> : icon && <Icon of={icon} size="sm" mirrored={mirrored} />}
      {children}
    </>
  );
}

/** Verb and object. One primary per part of the screen (DESIGN-12). */
export function Button(props: ButtonProps): ReactNode {
  const { variant, size, wide, icon, mirrored, pending = false, className, children, onClick, ...rest } = props;
  // Not `disabled`: the focus would be lost, and with it the place of someone who uses the keyboard.
  const press = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      className={classNames(buttonStyle({ variant, size, wide }), className)}
      onClick={press}
    >
      <Face icon={icon} mirrored={mirrored} pending={pending}>
        {children}
      </Face>
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  icon?: LucideIcon | undefined;
  mirrored?: boolean | undefined;
}

/**
 * Goes somewhere and looks like a button. A plain anchor that passes everything on, so a router can wrap it
 * (`createLink(ButtonLink)`) without this folder knowing the router.
 */
export function ButtonLink(props: ButtonLinkProps): ReactNode {
  const { variant, size, wide, icon, mirrored, className, children, ...rest } = props;
  return (
    <a {...rest} className={classNames(buttonStyle({ variant, size, wide }), className)}>
      <Face icon={icon} mirrored={mirrored}>
        {children}
      </Face>
    </a>
  );
}
